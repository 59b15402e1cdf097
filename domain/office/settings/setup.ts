import { isRecord } from '@/domain/kit/stored-value'

/** Steps in which a company makes a new shop its own, in order. */
export const SETUP_STEPS = [
  ...(['company', 'brand', 'payment', 'mail', 'shipping'] as const),
  ...(['taxes', 'bike', 'texts', 'samples', 'open'] as const),
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps after which orders can come in, so that the day's work goes before the others. */
const FIRST_STEPS: readonly SetupStep[] = ['company', 'brand', 'payment']

export function hasFirstSteps(steps: readonly { step: SetupStep; is_done: boolean }[]): boolean {
  return steps.every(({ step, is_done }) => is_done || !FIRST_STEPS.includes(step))
}

export const SETUP_SETTING = 'setup'

export interface SetupProgress {
  /** Steps that staff marked as done, such as one that an environment variable settled. */
  marked: SetupStep[]
  /** Whether staff have put the guide away. */
  is_hidden: boolean
}

const isStep = (value: unknown): value is SetupStep => SETUP_STEPS.some((step) => step === value)

export function setupOf(stored: unknown): SetupProgress {
  if (!isRecord(stored)) return { marked: [], is_hidden: false }
  const { marked, is_hidden } = stored
  return {
    marked: Array.isArray(marked) ? marked.filter(isStep) : [],
    is_hidden: is_hidden === true,
  }
}
