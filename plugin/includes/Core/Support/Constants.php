<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * The values of plugin/contracts/constants.json that PHP needs: `form.idempotencySeconds` is
 * FORM_IDEMPOTENCY_SECONDS. A test compares all of them with the file, so that PHP and the browser
 * code cannot differ.
 */
final class Constants {

	/** How far a background moves, as a fraction of how far its section has moved. */
	public const SECTION_PARALLAX_FACTOR = 0.3;

	public const ANIMATION_STYLES       = [
		'fade',
		'slide-up',
		'slide-down',
		'slide-left',
		'slide-right',
		'zoom-in',
		'zoom-out',
		'bounce',
		'flip',
		'fold',
		'roll',
	];
	public const ANIMATION_SPEED_CURVES = [ 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out' ];
	public const ANIMATION_MAX_MS       = 10000;

	/**
	 * SVG paths of the shape that covers a section's upper edge, in a box of 1200 × 100; the
	 * lower edge mirrors them.
	 */
	public const SECTION_DIVIDERS = [
		'wave'  => 'M0 0H1200V52C1040 104 900 96 750 58S430 2 270 44 70 82 0 62Z',
		'hills' => 'M0 0H1200V36C1120 36 1090 92 990 92S860 28 740 28 600 78 480 78 340 14 220 14 90 60 0 60Z',
		'slope' => 'M0 0H1200V4L0 100Z',
		'curve' => 'M0 0H1200C960 132 240 132 0 0Z',
		'arch'  => 'M0 0H1200V100C960 -32 240 -32 0 100Z',
	];

	/** Duration of a menu's slide, and the space above the content of a full-screen menu. */
	public const MENU_SLIDE_MS = 500;
	public const MENU_CLEAR_PX = 80;

	public const HEADER_TRANSITION_MS = 400;

	/**
	 * The only URL parameters that are passed on to tracking services: campaigns, searches, and
	 * the page parameters of sites without pretty permalinks.
	 */
	public const TRACKING_PARAMETERS = [
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'utm_id',
		'utm_source_platform',
		'utm_creative_format',
		'utm_marketing_tactic',
		'mtm_campaign',
		'mtm_kwd',
		'mtm_keyword',
		'mtm_source',
		'mtm_medium',
		'mtm_content',
		'mtm_cid',
		'mtm_group',
		'mtm_placement',
		'pk_campaign',
		'pk_kwd',
		'gclid',
		'gclsrc',
		'gbraid',
		'wbraid',
		'dclid',
		'gad_source',
		'gad_campaignid',
		'srsltid',
		'fbclid',
		'msclkid',
		'ttclid',
		'twclid',
		'li_fat_id',
		'mc_cid',
		'_gl',
		'ref',
		'source',
		'q',
		's',
		'search',
		'query',
		'keyword',
		'p',
		'page_id',
		'paged',
		'cat',
		'tag',
		'post_type',
		'product',
		'product_cat',
	];

	public const TRACKING_REFERRAL_LENGTH = 100;

	/** The visitor's consent, and how many days it is valid. */
	public const CONSENT_COOKIE      = 'brolga_consent';
	public const CONSENT_COOKIE_DAYS = 182;

	/** A class of the body until shortly after the page has loaded. */
	public const PAGE_PRELOAD_CLASS = 'brolga-preload';

	public const TESTIMONIAL_PORTRAIT_MAX_PX   = 90;
	public const TESTIMONIAL_PORTRAIT_ABOVE_PX = 959;

	/** The range of both numbers in the captcha's sum. */
	public const CAPTCHA_MIN = 1;
	public const CAPTCHA_MAX = 15;

	public const COUNTER_CIRCLE_LINE_WIDTH = 5;
	public const COUNTER_CIRCLE_COLOR      = '#000000';

	public const EMAIL_MIN_LENGTH                  = 6;
	public const EMAIL_NEWSLETTER_LABEL_MAX_LENGTH = 63;

	/** Seconds within which equal submissions without an idempotency key count as one. */
	public const FORM_IDEMPOTENCY_SECONDS = 600;

	/** Largest size of a visitor's request without uploaded files. */
	public const FORM_MAX_REQUEST_BYTES = 65536;

	/** The values that an owner can add to a redirect, in this order. */
	public const FORM_REDIRECT_QUERY       = [ 'name', 'last_name', 'email', 'ip_address', 'css_id' ];

	public const FORM_PLACEHOLDERS           = [
		'name',
		'email',
		'all_answers',
		'page',
		'form',
		'site',
		'date',
		'lead_number',
		'lead_link',
	];
	public const FORM_AUTOREPLY_PLACEHOLDERS = [
		'name',
		'email',
		'all_answers',
		'form',
		'site',
		'date',
		'lead_number',
	];

	public const FORM_AUTOREPLIES_PER_DAY = 3;

	public const FORM_NUMBER_FIELD_PREFIX  = 'et_number';
	public const FORM_VALUE_NAME           = 'et_pb_contact_{field_id}_{number}';
	public const FORM_SUBMIT_NAME          = 'et_pb_contactform_submit_{number}';
	public const FORM_CAPTCHA_NAME         = 'et_pb_contact_captcha_{number}';
	public const FORM_HONEYPOT_NAME        = 'et_pb_contact_et_number_{number}';
	public const FORM_FIELDS_NAME          = 'et_pb_contact_email_fields_{number}';
	public const FORM_HIDDEN_FIELDS_NAME   = 'et_pb_contact_email_hidden_fields_{number}';
	public const FORM_FORM_TOKEN_NAME      = 'brolga_form';
	public const FORM_CAPTCHA_TOKEN_NAME   = 'brolga_captcha';
	public const FORM_KEY_NAME             = 'brolga_key';
	public const FORM_SPAM_TOKEN_NAME      = 'token';
	public const FORM_SENT_PARAMETER       = 'brolga_sent';
	public const FORM_ROUTE_PARAMETER      = 'brolga_route';
	public const FORM_MODULE_HEADER        = 'X-Brolga-Module';
	public const FORM_ERROR_TEXT_CLASS     = 'brolga-error-text';
	public const FORM_FIELD_ERROR_CLASS    = 'brolga-contact-error';
	public const FORM_SIGNUP_ERROR_CLASS   = 'brolga-signup-error';

	/** Widest window of a phone and of a tablet, in CSS pixels. */
	public const DEVICE_PHONE_MAX_WIDTH  = 767;
	public const DEVICE_TABLET_MAX_WIDTH = 980;

	/** The shape of a map's marker, a drop with a round hole; its tip is at the middle of the lower edge. */
	public const MAP_MARKER_WIDTH_PX  = 46;
	public const MAP_MARKER_HEIGHT_PX = 43;
	public const MAP_MARKER_PATH      =
		'M23 42 12.2 26.6C9.3 23.6 7.5 19.5 7.5 15.1 7.5 7 14.4 1 23 1s15.5 6 15.5 14.1c0 4.4-1.8 8.5-4.7 11.5Z';
	public const MAP_MARKER_EYE_PX    = [ 23, 15, 5.5 ];

	public const NEWSLETTER_ACTION    = 'et_pb_submit_subscribe_form';
	public const NEWSLETTER_HONEYPOT_NAME = 'brolga_website';

	public const SPAM_ACTION_PREFIX       = 'Brolga';
	public const SPAM_CONTACT_FORM_ACTION = '{prefix}/Module/ContactForm/{number}';
	public const SPAM_NEWSLETTER_ACTION   = '{prefix}/Module/EmailOptin/List/{list}';

	/** Fewest seconds in which a person can read and fill in a form. */
	public const SPAM_MIN_SECONDS = 2;

	/**
	 * Proof of work against spam: the number of puzzles, and the number of zero bits that each
	 * hash begins with.
	 */
	public const SPAM_PROOF_PUZZLES = 8;
	public const SPAM_PROOF_BITS    = 10;

	/** Longer than any page cache keeps a page: 400 days. */
	public const TOKEN_TTL_SECONDS = 34560000;

	/** Public writing requests: how many at once, and then one per interval. */
	public const RATE_BURST       = 20;
	public const RATE_INTERVAL_MS = 3000;

	/** A/B test events; high, because an office shares one address. */
	public const RATE_EVENTS_BURST       = 600;
	public const RATE_EVENTS_INTERVAL_MS = 100;

	/** New visitors to an A/B test from one address: at most 60 in an hour, which no office reaches. */
	public const RATE_NEWCOMERS_BURST       = 40;
	public const RATE_NEWCOMERS_INTERVAL_MS = 180000;

	public const JSON_MAX_DEPTH = 16;

	/** Seconds between delivery attempts; after the last one, the job is dead. */
	public const OUTBOX_RETRY_DELAYS_SECONDS = [ 60, 300, 1800, 7200, 43200 ];

	public const LEAD_COOKIE     = 'brolga_lead';
	public const LEAD_STATUSES   = [ 'new', 'open', 'done', 'spam', 'trash' ];
	public const LEAD_DELIVERIES = [ 'none', 'waiting', 'sent', 'failed', 'dead' ];

	public const POPUP_POSITIONS  = [
		'center',
		'top',
		'bottom',
		'top-left',
		'top-right',
		'bottom-left',
		'bottom-right',
		'left',
		'right',
		'fullscreen',
	];
	public const POPUP_ANIMATIONS = [ 'none', 'fade', 'slide-up', 'slide-down', 'slide-left', 'slide-right', 'zoom' ];

	/** Smallest and largest values of a popup's numeric settings, in pages, hours and milliseconds. */
	public const POPUP_BOUNDS = [
		'brolga_pages_seen'   => [ 1, 100 ],
		'periodicity_cookie'  => [ 1, 8760 ],
		'brolga_animation_ms' => [ 0, 2000 ],
	];

	public const AB_COOKIE_DAYS         = 365;
	public const AB_COOKIE_PATH         = '/';
	public const AB_BOUNCE_RATE_SECONDS = 5;
	public const AB_COOKIE_PREFIX       = 'et_pb_ab_';
	public const AB_SUBJECT_COOKIE      = 'et_pb_ab_subject_{post}{unique_test_id}';
	public const AB_RECORD_COOKIE       = 'et_pb_ab_{record_type}_{post}{unique_test_id}';
	public const AB_SUBJECT_CLASS       = 'et_pb_ab_subject';
	public const AB_GOAL_CLASS          = 'et_pb_ab_goal';
	public const AB_SPLIT_TRACK_CLASS   = 'et_pb_ab_split_track';
	public const AB_STATS_ACTION        = 'et_pb_update_stats_table';
	public const AB_SUBJECT_ACTION      = 'et_pb_ab_get_subject_id';

	public const AB_MAX_RECORDS = 50;
}
