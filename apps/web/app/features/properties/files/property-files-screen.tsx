import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

/** Properties by file: many at once, in and out. */
export function PropertyFilesScreen() {
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title="Import and Export" backTo="/admin-dashboard">
        Properties as CSV files, for spreadsheets and other programs.
      </ScreenHead>
      <ImportCard />
      <ExportCard />
    </div>
  );
}
