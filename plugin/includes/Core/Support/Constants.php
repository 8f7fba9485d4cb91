<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * What PHP needs of plugin/contracts/constants.json, under the names that the
 * browser's side has: `form.idempotencySeconds` is FORM_IDEMPOTENCY_SECONDS.
 * A test holds every one of them against the file, so neither side can drift.
 */
final class Constants {

	/** A background moves by this part of what its section has moved. */
	public const SECTION_PARALLAX_FACTOR = 0.3;

	/** How blocks appear. */
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

	/** What the neighbour covers at the upper edge, 1200 by 100; the lower one is its mirror. */
	public const SECTION_DIVIDERS = [
		'wave'  => 'M0 0H1200V52C1040 104 900 96 750 58S430 2 270 44 70 82 0 62Z',
		'hills' => 'M0 0H1200V36C1120 36 1090 92 990 92S860 28 740 28 600 78 480 78 340 14 220 14 90 60 0 60Z',
		'slope' => 'M0 0H1200V4L0 100Z',
		'curve' => 'M0 0H1200C960 132 240 132 0 0Z',
		'arch'  => 'M0 0H1200V100C960 -32 240 -32 0 100Z',
	];

	/** A menu slides for so long; what fills the screen begins so far below its edge. */
	public const MENU_SLIDE_MS = 500;
	public const MENU_CLEAR_PX = 80;

	/** A header takes so long to become fixed. */
	public const HEADER_TRANSITION_MS = 400;

	/**
	 * What services may be told of an address: campaigns, searches, and the pages of sites without pretty permalinks.
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

	/** A partner's name is kept to so many characters. */
	public const TRACKING_REFERRAL_LENGTH = 100;

	/** What a visitor agreed to, and for how long that holds. */
	public const CONSENT_COOKIE      = 'brolga_consent';
	public const CONSENT_COOKIE_DAYS = 182;

	/** The body's, until the page has been loaded for a moment. */
	public const PAGE_PRELOAD_CLASS = 'brolga-preload';

	/** A portrait is no wider than the first in windows wider than the second. */
	public const TESTIMONIAL_PORTRAIT_MAX_PX   = 90;
	public const TESTIMONIAL_PORTRAIT_ABOVE_PX = 959;

	/** The sum a person works out: both numbers lie between these. */
	public const CAPTCHA_MIN = 1;
	public const CAPTCHA_MAX = 15;

	/** The line of a circle counter in pixels, and the colour of what is not filled. */
	public const COUNTER_CIRCLE_LINE_WIDTH = 5;
	public const COUNTER_CIRCLE_COLOR      = '#000000';

	public const EMAIL_MIN_LENGTH                  = 6;
	public const EMAIL_NEWSLETTER_LABEL_MAX_LENGTH = 63;

	/** Without a key, the same enquiry within this time is one. */
	public const FORM_IDEMPOTENCY_SECONDS = 600;

	/** A visitor's whole request, files apart. */
	public const FORM_MAX_REQUEST_BYTES = 65536;

	/** The values an owner may have added to a redirect, in this order. */
	public const FORM_REDIRECT_QUERY       = [ 'name', 'last_name', 'email', 'ip_address', 'css_id' ];

	/** What braces in the owner's mail and in an autoreply may name, besides the fields. */
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

	/** Mails that one address gets without anybody's doing, within a day. */
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

	/** The widest window of a phone, and of a tablet, in CSS pixels. */
	public const DEVICE_PHONE_MAX_WIDTH  = 767;
	public const DEVICE_TABLET_MAX_WIDTH = 980;

	/** A map's marker: a drop with an eye, its tip in the middle of the lower edge. */
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

	/** Nobody reads and fills in a form faster. */
	public const SPAM_MIN_SECONDS = 2;

	/** A proof of work: so many puzzles, each with a hash that begins with so many zeros. */
	public const SPAM_PROOF_PUZZLES = 8;
	public const SPAM_PROOF_BITS    = 10;

	/** Tokens of a page outlive any page cache. */
	public const TOKEN_TTL_SECONDS = 34560000;

	/** Public writing: so many at once, then one each interval. */
	public const RATE_BURST       = 20;
	public const RATE_INTERVAL_MS = 3000;

	/** Events of tests: an office shares one address. */
	public const RATE_EVENTS_BURST       = 600;
	public const RATE_EVENTS_INTERVAL_MS = 100;

	/** Newcomers to a test from one address: 60 in an hour at most, which no office reaches. */
	public const RATE_NEWCOMERS_BURST       = 40;
	public const RATE_NEWCOMERS_INTERVAL_MS = 180000;

	public const JSON_MAX_DEPTH = 16;

	/** The waits between deliveries; after the last one a job is dead. */
	public const OUTBOX_RETRY_DELAYS_SECONDS = [ 60, 300, 1800, 7200, 43200 ];

	public const LEAD_COOKIE     = 'brolga_lead';
	public const LEAD_STATUSES   = [ 'new', 'open', 'done', 'spam', 'trash' ];
	public const LEAD_DELIVERIES = [ 'none', 'waiting', 'sent', 'failed', 'dead' ];

	/** Where a popup lies, and how it comes and goes. */
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

	/** The least and the most of a popup's numbers: seconds, px, pages, hours, milliseconds. */
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

	/** The most records of one call. */
	public const AB_MAX_RECORDS = 50;
}
