/** A task with its number, which its answer carries back. */
export interface Order<Task> {
  readonly run: number;
  readonly task: Task;
}

/** The answer to a task, a part of it where more is to come, or why there is none. */
export type News<Answer> =
  | { readonly run: number; readonly answer: Answer; readonly isPart?: boolean }
  | { readonly run: number; readonly failed: string };
