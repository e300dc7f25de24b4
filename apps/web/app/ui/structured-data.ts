import type { MetaDescriptor } from 'react-router';

/** A description of a page for machines (schema.org), as an entry of its head. Addresses are without a host, as in `pageMeta`. */
export function structuredData(type: string, facts: Readonly<Record<string, unknown>>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts } };
}

/** A calculator that runs in the page and costs nothing. */
export function calculatorData({ name, description, path }: { name: string; description: string; path: string }) {
  return structuredData('WebApplication', {
    name,
    description,
    url: path,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
    publisher: { '@type': 'Organization', name: 'Freehold' },
  });
}
