import { DateAnswer } from './date-answer'
import { PriceAnswer } from './price-answer'
import { RangeAnswer } from './range-answer'
import { WeightAnswer } from './weight-answer'

export { AnswerPanel } from './answer-panel'

export const panels = {
  price: PriceAnswer,
  weight: WeightAnswer,
  range: RangeAnswer,
  delivery: DateAnswer,
} as const
