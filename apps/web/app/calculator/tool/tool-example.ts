import type { ToolAnswer } from '@freehold/domain';

/** The answer to a tool's example, worked out when the page was built: what its first screen shows. */
export type ToolExample = Pick<ToolAnswer, 'figure' | 'lines' | 'assumptions'>;

/** What a page shows before the engine is there. For the build. */
export function exampleOf({ figure, lines, assumptions }: ToolAnswer): ToolExample {
  return { figure, lines, assumptions };
}
