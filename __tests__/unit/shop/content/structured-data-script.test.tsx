import { renderToString } from 'react-dom/server'

import { StructuredData } from '@/components/kit/layout/structured-data-script'

test('structured data are in the first HTML, and no text of theirs ends them early', () => {
  const graph = [{ '@type': 'Thing' as const, name: 'a </script><script>alert(1)</script>' }]
  const html = renderToString(<StructuredData graph={graph} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json ?? '')).toMatchObject({ '@graph': graph })
})
