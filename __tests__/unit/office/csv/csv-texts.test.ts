import type { CsvImports } from '@/contract/office/csv/csv'
import { applyImportDialog, csv } from '@/messages/office/csv/csv'

const TABLE = {
  ...{ kind: 'prices', state: 'checked', fault: '', added: 0, changes: 2, same: 1, refused: 1 },
} as CsvImports[number]

test('a checked table names only what its lines do, one line in the singular', () => {
  expect(csv.state(TABLE)).toBe(
    'Checked: 2 lines will change something, 1 matches already, 1 is left out.',
  )
  expect(csv.state({ ...TABLE, added: 1, changes: 0, same: 3, refused: 2 })).toBe(
    'Checked: 1 line will add a product, 3 match already, 2 are left out.',
  )
  expect(csv.state({ ...TABLE, changes: 0, same: 0, refused: 0 })).toBe('Checked: it has no lines.')
})

test('the question before an import promises an undo only for prices', () => {
  expect(applyImportDialog(TABLE).message).toBe(
    '2 lines will change something. 1 line is left out. You can undo it under “Price changes.”',
  )
  expect(applyImportDialog({ ...TABLE, kind: 'stock' }).message).not.toContain('undo')
  expect(applyImportDialog({ ...TABLE, kind: 'customers' }).message).toContain('can’t be undone')
})
