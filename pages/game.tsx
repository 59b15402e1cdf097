import { BrakeTest } from '@/components/shop/home/brake-test'
import { PageHead } from '@/components/kit/layout/page-head'
import { game } from '@/messages/shop/home/game'

export default function GamePage() {
  return (
    <>
      <PageHead title={game.title} description={game.description} />
      <BrakeTest />
    </>
  )
}
