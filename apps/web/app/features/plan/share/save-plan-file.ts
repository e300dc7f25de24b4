import { fileText, type Plan } from '@freehold/plan';
import { saveFile } from '#app/lib/save-file.ts';

/** Saves a plan as a file of its title, which opens again as it is. */
export function savePlanFile(plan: Plan): void {
  saveFile({ name: fileName(plan), type: 'application/json', text: fileText(plan) });
}

function fileName({ title }: Plan): string {
  const words = (title ?? 'freehold plan').toLowerCase().match(/[a-z0-9]+/g) ?? ['plan'];
  return `${words.join('-').slice(0, 60)}.plan.json`;
}
