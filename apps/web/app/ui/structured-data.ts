import type { MetaDescriptor } from 'react-router';

/** Structured data of a page (schema.org), as a head entry. URLs have no host, as in `pageMeta`. */
export function structuredData(type: string, facts: Readonly<Record<string, unknown>>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts } };
}

/** A free calculator that runs in the page. */
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
