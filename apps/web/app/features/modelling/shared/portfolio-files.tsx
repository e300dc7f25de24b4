import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { FileButton } from '#app/calculator/file-button.tsx';

interface PortfolioFilesProps {
  readonly inputs: { readonly portfolio: ProjectionScenario; readonly outlook: Outlook };
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Saves a portfolio's projection, as a report or as a workbook. */
export function PortfolioFiles({ inputs }: PortfolioFilesProps) {
  return (
    <>
      <FileButton label="Save as PDF" save={async () => (await files()).portfolio(inputs)} />
      <FileButton label="Save as Excel" save={async () => (await files()).portfolioWorkbook(inputs)} />
    </>
  );
}
