/** What `check` says. */
export interface CheckWords {
  /** Which of several records that begin on one line. */
  record(number: number): string;
  /** The step that differs: counted from 1 for people, from 0 for programs. */
  step(index: number): string;
  progress(records: number, faults: number): string;
  summary(records: number, faults: number): string;
  unread(files: number): string;
}
