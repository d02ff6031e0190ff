import { route } from '@react-router/dev/routes'

export default [route('profiles', './routes/profiles.jsx'), route('profiles/:slug', './routes/profile.jsx')]
