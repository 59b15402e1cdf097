import * as leaving from '@/utils/leave-page'
import * as saving from '@/utils/save-file'

/**
 * jsdom can neither go to another document nor save a file: `leavePage` and `saveFile` only note that they were called.
 * Modules are shared with the files after this one, so they get their own back.
 */
export function stayOnPage() {
  let spies: jest.SpyInstance[] = []
  beforeEach(() => {
    spies = [jest.spyOn(leaving, 'leavePage'), jest.spyOn(saving, 'saveFile')]
    for (const spy of spies) spy.mockReset()
  })
  afterAll(() => spies.forEach((spy) => spy.mockRestore()))
}
