import { boxesInView } from '@/components/promo/boxes-in-view'

const VIEW = { width: 400, height: 800 }
const measured: string[] = []

/** jsdom lays nothing out: an element stands where its `data-at` says, "left top width height". */
function boxOf(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-at') ?? '')
    .split(' ')
    .map(Number)
  return { left, top, width, height } as DOMRect
}

beforeEach(() => {
  measured.length = 0
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    measured.push(this.id)
    return boxOf(this)
  })
  document.createRange = () => {
    let element: Element = document.body
    return {
      selectNodeContents: (node: Element) => (element = node),
      getBoundingClientRect: () => boxOf(element),
    } as unknown as Range
  }
  document.body.setAttribute('data-at', '0 -500 400 3000')
})
afterEach(() => jest.restoreAllMocks())

const found = (html: string) => {
  document.body.innerHTML = html
  const own = document.getElementById('own') ?? document.head
  const { taken, text } = boxesInView(own, VIEW)
  const tops = (boxes: { top: number }[]) => boxes.map(({ top }) => top)
  return { taken: tops(taken), text: tops(text) }
}

describe('what stands in the window', () => {
  it('is what can be pressed, and what is read; a head counts four times', () => {
    const page =
      '<main data-at="0 0 400 800"><h1 data-at="0 10 200 40">A</h1><p data-at="0 60 200 20">B</p>' +
      '<button data-at="0 90 100 40">C</button></main>'
    expect(found(page)).toEqual({ taken: [90], text: [10, 10, 10, 10, 60] })
  })

  it('leaves out the box itself, and what has no size', () => {
    expect(
      found('<aside id="own" data-at="0 0 9 9"><a href="/" data-at="0 1 5 5"></a></aside>'),
    ).toEqual({ taken: [], text: [] })
    expect(found('<button></button><p></p>')).toEqual({ taken: [], text: [] })
  })

  it('is looked for in what has no size of its own, as a portal', () => {
    expect(found('<div><button data-at="0 30 20 20"></button></div>').taken).toEqual([30])
  })

  it('measures nothing inside what is out of sight, closed or drawn', () => {
    const { taken } = found(
      '<section data-at="0 900 400 400"><button id="below" data-at="0 950 9 9"></button></section>' +
        '<details data-at="0 0 400 40"><summary data-at="0 1 400 40"></summary><div><a id="closed" href="/"></a></div></details>' +
        '<svg role="img" data-at="0 2 100 100"><path id="path"></path></svg>',
    )
    expect(taken).toEqual([1, 2])
    expect(measured).not.toEqual(expect.arrayContaining(['below']))
    expect(measured).not.toEqual(expect.arrayContaining(['closed']))
    expect(measured).not.toEqual(expect.arrayContaining(['path']))
  })
})
