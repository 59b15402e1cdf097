import type { BikePage } from '@/contract/office/bikes/bikes'
import { fromStaffBike, stateOf, type StaffBike } from '@/domain/office/bikes/bikes'

/** The page of a bike in the back office, without edits. */
export const aBikePage = (bike: StaffBike, papers: Partial<BikePage['papers']> = {}): BikePage => ({
  ...{
    bike: fromStaffBike(bike),
    state: stateOf(bike),
    edition: 'one',
    edits: [],
    history: [],
    ended_at: null,
  },
  papers: { frames: 0, model: null, torques: [], manual: null, ...papers },
})
