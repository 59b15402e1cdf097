import * as leaving from '@/utils/leave-page'
import * as saving from '@/utils/save-file'

/** Stubs `leavePage` and `saveFile`, which jsdom lacks, and restores them for later files. */
export function stayOnPage() {
  let spies: jest.SpyInstance[] = []
  beforeEach(() => {
    spies = [jest.spyOn(leaving, 'leavePage'), jest.spyOn(saving, 'saveFile')]
    for (const spy of spies) spy.mockReset()
  })
  afterAll(() => spies.forEach((spy) => spy.mockRestore()))
}
