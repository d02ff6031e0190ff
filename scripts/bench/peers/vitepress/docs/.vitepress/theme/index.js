import '../../../shared/site.css'
import Layout from './Layout.vue'

export default { Layout }
