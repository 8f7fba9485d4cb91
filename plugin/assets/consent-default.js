window.dataLayer = window.dataLayer || [];
window.gtag =
	window.gtag ||
	function () {
		window.dataLayer.push( arguments );
	};
window.gtag( 'consent', 'default', {
	ad_storage: 'denied',
	ad_user_data: 'denied',
	ad_personalization: 'denied',
	analytics_storage: 'denied',
	functionality_storage: 'denied',
	personalization_storage: 'denied',
	security_storage: 'granted',
	wait_for_update: 500,
} );
