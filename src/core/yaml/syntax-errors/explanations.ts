import { ALL } from './all-explanations.ts'
import type { Explanation } from './syntax-error.ts'

/** In Studio, this is empty at first: there they come with the check. */
export const EXPLANATIONS: Explanation[] = [...ALL]
