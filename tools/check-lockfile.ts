import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsAbout } from './lockfile/complaints.ts';
import { repositoryRoot } from './repository-root.ts';

const complaints = complaintsAbout(JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')));
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
