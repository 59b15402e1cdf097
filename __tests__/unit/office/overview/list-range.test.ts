import { officeLists } from '@/messages/office/kit/lists'

test.each([
  [{ from: 1, count: 50, matching: 95 }, '1–50 of 95'],
  [{ from: 51, count: 45, matching: 95 }, '51–95 of 95'],
  [{ from: 1_001, count: 50, matching: 10_001 }, '1,001–1,050 of 10,000+'],
])('a page %j is named %s', (range, text) => {
  expect(officeLists.range(range)).toBe(text)
})
