import type { Bike, Build } from './bike'
import { buildPrice, type PriceLine } from './build'
import type { OptionState } from './fixes'
import { subtractCents, ZERO, type Cents } from './money'
import { isUnchangedBuild, upgradeFault, upgradePrice } from './upgrade'

/** What holds while an ordered bike is made a better one (spec §4 Modes: CEUM, CEOM). */
export interface EditRules {
  /** Why the ordered bike cannot become this build; null when it can. */
  fault: (build: Build) => string | null
  /** Whether it is still the ordered one. */
  isUnchanged: (build: Build) => boolean
  /** What is to be paid for it, in cents. */
  price: (build: Build) => Cents
  lines: (build: Build) => PriceLine[]
  /** An option with what the ordered bike forbids of it. @param next the build with the option taken */
  option: (state: OptionState, next: Build) => OptionState
}

interface EditRuleFacts {
  /** Titles of the two lines of the price. */
  now: string
  ordered: string
}

/** The rules for a bike as it was ordered. */
export function editRules(bike: Bike, ordered: Build, words: EditRuleFacts): EditRules {
  const fault = (build: Build) => upgradeFault(bike, ordered, build)
  return {
    fault,
    isUnchanged: (build) => isUnchangedBuild(ordered, build),
    price: (build) => upgradePrice(bike, ordered, build),
    lines: (build) => [
      { id: 'now', title: words.now, price: buildPrice(bike, build) },
      {
        id: 'ordered',
        title: words.ordered,
        price: subtractCents(ZERO, buildPrice(bike, ordered)),
      },
    ],
    option: (state, next) => {
      const reason = state.chosen ? null : fault(next)
      if (reason !== null) return { ...state, allowed: false, reason, fixes: [] }
      if (state.allowed) return state
      return { ...state, fixes: state.fixes.filter(({ build }) => fault(build) === null) }
    },
  }
}
