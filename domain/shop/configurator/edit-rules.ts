import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildPrice, type PriceLine } from '@/domain/shop/bikes/build'
import type { OptionState } from '@/domain/shop/bikes/fixes'
import { subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { isUnchangedBuild, upgradeFault, upgradePrice } from './upgrade'

/** Rules for editing or upgrading an ordered bike (spec §4 Modes: CEUM, CEOM). */
export interface EditRules {
  /** Returns why the ordered bike cannot become this build; null if it can. */
  fault: (build: Build) => string | null
  isUnchanged: (build: Build) => boolean
  /** Returns the price of the change, in cents. */
  price: (build: Build) => Cents
  lines: (build: Build) => PriceLine[]
  /** Disables an option that the ordered bike rules out. @param next the build with the option taken */
  option: (state: OptionState, next: Build) => OptionState
}

interface EditRuleFacts {
  /** Labels of the two price lines. */
  now: string
  ordered: string
}

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
