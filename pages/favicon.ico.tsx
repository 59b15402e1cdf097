import IconPage from './icons/[file]'

export { getServerSideProps } from './icons/[file]'

export default IconPage
