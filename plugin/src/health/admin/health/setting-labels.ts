/**
 * What the settings are called on their screen, by section and name.
 *
 * @see LEAD-522 LEAD-647
 */
import { __ } from '@wordpress/i18n';
import { addressWords } from '../../../business/editor/words';

export const SETTING_LABELS: ReadonlyMap< string, string > = new Map<
	string,
	string
>( [
	[ 'mail.mail_from', __( 'Email address', 'brolga' ) ],
	[ 'mail.mail_from_name', __( 'Name', 'brolga' ) ],
	[ 'mail.reply_to', __( 'Reply-to', 'brolga' ) ],
	[ 'mail.email_design', __( 'Email design', 'brolga' ) ],
	[ 'mail.transport', __( 'Sending method', 'brolga' ) ],
	[ 'mail.smtp_for', __( 'Emails sent through this server', 'brolga' ) ],
	[ 'mail.smtp_host', __( 'Server name', 'brolga' ) ],
	[ 'mail.smtp_port', __( 'Port', 'brolga' ) ],
	[ 'mail.smtp_encryption', __( 'Encryption', 'brolga' ) ],
	[ 'mail.smtp_user', __( 'Username', 'brolga' ) ],
	[ 'mail.smtp_password', __( 'Password', 'brolga' ) ],
	[ 'mail.smtp_timeout', __( 'Timeout (seconds)', 'brolga' ) ],
	[ 'notifications.notification_recipient', __( 'Recipient', 'brolga' ) ],
	[
		'notifications.attach_megabytes',
		__( 'Attachment limit per email (MB)', 'brolga' ),
	],
	[ 'spam.verifier', __( 'Service', 'brolga' ) ],
	[ 'spam.site_key', __( 'Site key', 'brolga' ) ],
	[ 'spam.secret', __( 'Secret key', 'brolga' ) ],
	[ 'spam.threshold', __( 'Minimum score (%)', 'brolga' ) ],
	[ 'spam.when_unavailable', __( 'Messages during an outage', 'brolga' ) ],
	[ 'spam.wording', __( 'Mark messages as spam', 'brolga' ) ],
	[ 'spam.script_url', __( 'Script', 'brolga' ) ],
	[ 'spam.verify_url', __( 'Verification', 'brolga' ) ],
	[ 'webhooks.slack_url', __( 'Webhook URL', 'brolga' ) ],
	[ 'webhooks.google_key', __( 'Key of the service account', 'brolga' ) ],
	[ 'webhooks.sheet_url', __( 'Address of the sheet', 'brolga' ) ],
	[ 'webhooks.sheet_tab', __( 'Tab', 'brolga' ) ],
	[ 'maps.tile_url', __( 'URL', 'brolga' ) ],
	[ 'maps.tile_key', __( 'Key', 'brolga' ) ],
	[ 'maps.attribution', __( 'Attribution', 'brolga' ) ],
	[ 'maps.max_zoom', __( 'Maximum zoom', 'brolga' ) ],
	[ 'maps.directions', __( 'Directions link', 'brolga' ) ],
	[ 'maps.geocoder_url', __( 'Service URL', 'brolga' ) ],
	[
		'newsletter.digest_hour',
		__( 'Send daily and weekly digests at', 'brolga' ),
	],
	[
		'newsletter.unconfirmed_days',
		__( 'Delete unconfirmed addresses after (days)', 'brolga' ),
	],
	[
		'newsletter.spam_days',
		__( 'Delete spam sign-ups after (days)', 'brolga' ),
	],
	[ 'business.business_name', __( 'Name', 'brolga' ) ],
	[ 'business.business_kind', __( 'Business type', 'brolga' ) ],
	[ 'business.business_phone', __( 'Phone', 'brolga' ) ],
	[ 'business.business_email', __( 'Email', 'brolga' ) ],
	[ 'business.street', __( 'Street address', 'brolga' ) ],
	[ 'business.country', __( 'Country', 'brolga' ) ],
	[ 'business.price_range', __( 'Price range', 'brolga' ) ],
	[ 'business.opening_hours', __( 'Opening hours', 'brolga' ) ],
	[ 'business.profiles', __( 'Profiles', 'brolga' ) ],
	[
		'experiments.bounce_rate',
		__( 'Start counting a visitor after (seconds)', 'brolga' ),
	],
	[
		'experiments.shortcode_tracking',
		__( 'Track goal pages with a shortcode', 'brolga' ),
	],
	[ 'experiments.unique_test_id', __( 'Test period ID', 'brolga' ) ],
	[ 'experiments.delivery', __( 'Delivery', 'brolga' ) ],
	[ 'experiments.false_alarm_rate', __( 'Confidence level', 'brolga' ) ],
	[
		'experiments.auto_stop',
		__( 'Stop a test once it is decided', 'brolga' ),
	],
	[
		'experiments.mail_results',
		__(
			'Email me when a test is decided, or its numbers cannot be trusted',
			'brolga'
		),
	],
	[
		'experiments.staff_addresses',
		__( 'Leave out these IP addresses', 'brolga' ),
	],
	[ 'popups.custom_css_selector', __( 'CSS selector', 'brolga' ) ],
	[ 'popups.cap_count', __( 'Automatic popups per visitor', 'brolga' ) ],
	[ 'popups.cap_hours', __( 'Period (hours)', 'brolga' ) ],
	[ 'shop.abn', __( 'ABN', 'brolga' ) ],
	[
		'shop.email_design',
		__( 'Match WooCommerce’s emails with the email design', 'brolga' ),
	],
	[ 'shop.gst_suffix', __( 'Say whether prices include GST', 'brolga' ) ],
	[
		'shop.classic_filters',
		__( 'Filters in classic product lists', 'brolga' ),
	],
	[ 'tracking.tag_manager', __( 'Tag Manager container ID', 'brolga' ) ],
	[ 'tracking.analytics', __( 'Google Analytics measurement ID', 'brolga' ) ],
	[ 'tracking.matomo_url', __( 'URL', 'brolga' ) ],
	[ 'tracking.matomo_site', __( 'Site ID', 'brolga' ) ],
	[ 'tracking.plausible_domain', __( 'Domain', 'brolga' ) ],
	[ 'tracking.plausible_host', __( 'Server', 'brolga' ) ],
	[ 'tracking.clarity', __( 'Microsoft Clarity project ID', 'brolga' ) ],
	[ 'tracking.hotjar', __( 'Hotjar site ID', 'brolga' ) ],
	[ 'tracking.automation_site', __( 'Site identifier', 'brolga' ) ],
	[ 'tracking.automation_domain', __( 'Tracking domain', 'brolga' ) ],
	[ 'tracking.referral', __( 'Remember who referred a visitor', 'brolga' ) ],
	[ 'tracking.referral_parameter', __( 'Parameter', 'brolga' ) ],
	[
		'tracking.count_staff',
		__( 'Also track people who can edit this site', 'brolga' ),
	],
	[ 'consent.enabled', __( 'Ask visitors for consent', 'brolga' ) ],
	[ 'consent.mode', __( 'Until a visitor answers', 'brolga' ) ],
	[ 'consent.title', __( 'Heading', 'brolga' ) ],
	[ 'consent.text', __( 'Text', 'brolga' ) ],
	[ 'consent.accept', __( 'Accept button', 'brolga' ) ],
	[ 'consent.reject', __( 'Reject button', 'brolga' ) ],
	[ 'consent.choose', __( 'Choose button', 'brolga' ) ],
	[ 'consent.reopen', __( 'Privacy choices link', 'brolga' ) ],
	[ 'consent.retention_days', __( 'Keep answers for (days)', 'brolga' ) ],
	[ 'privacy.retention_days', __( 'Delete after (days)', 'brolga' ) ],
	[ 'privacy.erase_on_uninstall', __( 'Delete all Brolga data', 'brolga' ) ],
	[ 'privacy.trusted_proxies', __( 'Trusted proxies', 'brolga' ) ],
] );

/** The site's country, which PHP writes beside the screen. */
const countryHere = (): string =>
	document.getElementById( 'brolga-health' )?.dataset.place ?? '';

/**
 * What a setting is called: parts of an address are called as in the site's
 * country.
 *
 * @param section The section's id.
 * @param name    The setting's.
 */
export const settingLabel = ( section: string, name: string ): string => {
	const { city, region, postcode } = addressWords( countryHere() );
	const known =
		section === 'business'
			? new Map( [
					[ 'city', city ],
					[ 'region', region || addressWords( '' ).region ],
					[ 'postcode', postcode ],
				] ).get( name )
			: undefined;
	return known ?? SETTING_LABELS.get( `${ section }.${ name }` ) ?? name;
};
