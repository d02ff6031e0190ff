export default { layout: 'profile.njk' }
