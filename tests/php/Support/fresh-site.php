<?php
/**
 * One step in the life of a fresh site: php fresh-site.php STEP [ARGUMENT …]
 *
 * Prints a line of JSON. See FreshSite.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\SecretRepository;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Outbox\OutboxRepository;

$brolga_step      = $argv[1] ?? '';
$brolga_arguments = array_slice( $argv, 2 );
$brolga_network   = '1' === getenv( 'BROLGA_FRESH_NETWORK' );
$_SERVER          = [
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
] + $_SERVER;

define( 'DB_DIR', getenv( 'BROLGA_FRESH_FOLDER' ) );
if ( 'install' === $brolga_step ) {
	define( 'WP_INSTALLING', true );
	/**
	 * WordPress would send a mail.
	 */
	function wp_new_blog_notification(): void {}
}
if ( 'visit' === $brolga_step ) {
	define( 'WP_USE_THEMES', true );
	$_SERVER['REQUEST_URI']  = '/?p=1';
	$_SERVER['QUERY_STRING'] = 'p=1';
	$_GET['p']               = '1';
}
if ( in_array( $brolga_step, [ 'write', 'deactivate' ], true ) ) {
	// The language of a site, whose words the plugin brings.
	require getenv( 'BROLGA_TEST_WORDPRESS' ) . '/wp-includes/plugin.php';
	add_filter( 'get_available_languages', static fn (): array => [ 'de_DE' ] );
}
if ( 'network' === $brolga_step ) {
	define( 'WP_INSTALLING_NETWORK', true );
}
if ( $brolga_network ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', '127.0.0.1' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}

if ( str_starts_with( $brolga_step, 'shop-' ) ) {
	require getenv( 'BROLGA_TEST_WORDPRESS' ) . '/wp-includes/plugin.php';
	add_action(
		'plugins_loaded',
		static fn () => require getenv( 'BROLGA_TEST_SHOP_FOLDER' ) . '/woocommerce.php',
		-100
	);
	require_once __DIR__ . '/shop-journeys.php';
	require_once __DIR__ . '/shop-report.php';
	require_once __DIR__ . '/shop-stock.php';
	require_once __DIR__ . '/shop-product.php';
	require_once __DIR__ . '/shop-facets.php';
	require_once __DIR__ . '/shop-compatibility.php';
	require_once __DIR__ . '/shop-reads.php';
	require_once __DIR__ . '/shop-assets.php';
	if ( 'shop-compatibility' === $brolga_step ) {
		brolga_compatibility_ask( ...$brolga_arguments );
	}
	if ( 'shop-facets' === $brolga_step && 'unnamed' !== ( $brolga_arguments[1] ?? '' ) ) {
		// Above it is loaded by hand; on a site it is among the active plugins.
		add_filter(
			'option_active_plugins',
			static fn ( mixed $plugins ): array => [ ...(array) $plugins, 'woocommerce/woocommerce.php' ]
		);
	}
	if ( 'shop-facets' === $brolga_step && 'switched-off' === ( $brolga_arguments[1] ?? '' ) ) {
		add_filter( 'brolga_internals', '__return_false' );
	}
	if ( 'shop-journey' === $brolga_step ) {
		add_action( 'init', static fn () => brolga_journey_come( $brolga_arguments[0] ?? '' ), PHP_INT_MIN );
	}
	// No test goes on the network, or mails.
	add_filter( 'pre_http_request', static fn () => new WP_Error( 'offline' ) );
	add_filter( 'pre_wp_mail', '__return_true' );
}

require getenv( 'BROLGA_TEST_WORDPRESS' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

require_once __DIR__ . '/shop-steps.php';

const BROLGA_PLUGIN = 'brolga/brolga.php';

/**
 * Everything of ours that is in the database, and all options.
 *
 * @return array<string, mixed>
 */
function brolga_inventory(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$options = [];
	foreach ( (array) $wpdb->get_results(
		"SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' ORDER BY option_name",
		'ARRAY_N'
	) as $row ) {
		if ( is_array( $row ) && is_string( $row[0] ) ) {
			$options[ $row[0] ] = $row[1];
		}
	}
	$tables = [];
	foreach ( (array) $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( is_string( $table ) && str_starts_with( $table, $wpdb->prefix . 'brolga_' ) ) {
			$tables[] = substr( $table, strlen( $wpdb->prefix ) );
		}
	}
	sort( $tables );
	$roles = [];
	foreach ( wp_roles()->roles as $name => $role ) {
		$roles[ $name ] = array_values( array_filter(
			array_keys( (array) $role['capabilities'] ),
			static fn ( int|string $capability ): bool => str_starts_with( (string) $capability, 'brolga_' )
		) );
	}
	$events = [];
	foreach ( _get_cron_array() as $hooks ) {
		foreach ( array_keys( $hooks ) as $hook ) {
			if ( str_starts_with( (string) $hook, 'brolga_' ) ) {
				$events[] = $hook;
			}
		}
	}
	return [
		'tables'    => $tables,
		'options'   => $options,
		'roles'     => array_filter( $roles ),
		'events'    => $events,
		'user_meta' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key LIKE 'brolga%'" ),
		'columns'   => [] === $tables
			? ''
			: md5( (string) wp_json_encode( array_map(
				static fn ( string $table ): mixed => $wpdb->get_results( "SHOW COLUMNS FROM {$wpdb->prefix}{$table}" ),
				$tables
			) ) ),
	];
}

$brolga_report = [];
switch ( $brolga_step ) {
	case 'install':
		wp_install( 'Fresh', 'admin', 'admin@example.org', true, '', 'password' );
		break;

	case 'network':
		$brolga_wpdb = $GLOBALS['wpdb'];
		assert( $brolga_wpdb instanceof wpdb );
		foreach ( $brolga_wpdb->tables( 'ms_global' ) as $brolga_table => $brolga_full_name ) {
			( new ReflectionProperty( $brolga_wpdb, $brolga_table ) )->setValue( $brolga_wpdb, $brolga_full_name );
		}
		install_network();
		populate_network( 1, '127.0.0.1', 'admin@example.org', 'Fresh network', '/', false );
		break;

	case 'activate':
		activate_plugin( BROLGA_PLUGIN, '', $brolga_network && in_array( 'network', $brolga_arguments, true ) );
		$brolga_report = brolga_inventory();
		break;

	case 'activate-again':
		// What a second administrator's click does at the same moment.
		do_action( 'activate_' . BROLGA_PLUGIN, $brolga_network );
		$brolga_report = brolga_inventory();
		break;

	case 'activate-silently':
		// As a plan for many sites does it, and as it is for the sites behind the end of a long activation.
		activate_plugin( BROLGA_PLUGIN, '', $brolga_network, true );
		break;

	case 'write':
		switch_to_blog( (int) $brolga_arguments[0] );
		update_option( 'WPLANG', $brolga_arguments[1] );
		$brolga_report = [
			'post' => wp_insert_post( [
				'post_title'   => 'Contact',
				'post_content' => '<!-- wp:brolga/contact-form --><!-- /wp:brolga/contact-form -->',
			] ),
		];
		update_option( Settings::OPTION, [ 'business' => [ 'business_email' => $brolga_arguments[2] ] ] );
		break;

	case 'read':
		switch_to_blog( (int) $brolga_arguments[0] );
		$brolga_report = [
			'content' => get_post_field( 'post_content', (int) $brolga_arguments[1] ),
			'kept'    => get_option( 'brolga_business_kept' ),
		];
		break;

	case 'uploads-folder':
		switch_to_blog( (int) $brolga_arguments[0] );
		$brolga_report = [
			'folder' => ( new UploadFolder(
				new Hmac( new SystemClock(), new SecretRepository( new Connection() ) ),
				''
			) )->path(),
		];
		break;

	case 'deactivate':
		deactivate_plugins( BROLGA_PLUGIN );
		$brolga_report = brolga_inventory();
		break;

	case 'uninstall':
		uninstall_plugin( BROLGA_PLUGIN );
		$brolga_report = brolga_inventory();
		break;

	case 'erase-on-uninstall':
		update_option( Settings::OPTION, [ 'privacy' => [ 'erase_on_uninstall' => true ] ] );
		break;

	case 'leave-traces':
		set_transient( 'brolga_something', 'x', 3600 );
		update_option( 'brolga_made_by_a_later_version', 'x' );
		update_option( 'not_brolga_but_similar', 'x' );
		update_user_meta( 1, 'brolga_view', 'x' );
		break;

	case 'add-site':
		$brolga_report = [
			'id' => wp_insert_site(
				[
					'domain'     => '127.0.0.1',
					'path'       => '/' . $brolga_arguments[0] . '/',
					'network_id' => 1,
					'user_id'    => 1,
				]
			),
		];
		break;

	case 'activate-on':
		switch_to_blog( (int) $brolga_arguments[0] );
		activate_plugin( BROLGA_PLUGIN );
		break;

	case 'queue':
		// The plugin may be active on this site alone. What is nobody's digest is done, and tells nobody.
		require_once dirname( __DIR__, 3 ) . '/plugin/includes/autoload.php';
		switch_to_blog( (int) $brolga_arguments[0] );
		( new OutboxRepository( new Connection(), new SystemClock() ) )->add( new Job( 'digest', [ 'digest' => 0 ] ) );
		break;

	case 'delete-site':
		wp_delete_site( (int) $brolga_arguments[0] );
		break;

	case 'visit':
		// What index.php does; the queries are those of the whole request.
		wp();
		ob_start();
		require ABSPATH . 'wp-includes/template-loader.php';
		$brolga_page   = (string) ob_get_clean();
		$brolga_wpdb   = $GLOBALS['wpdb'];
		$brolga_report = [
			'queries' => $brolga_wpdb instanceof wpdb ? $brolga_wpdb->num_queries : 0,
			'title'   => str_contains( $brolga_page, 'Hello world!' ),
		];
		break;

	case 'shop-open':
		WC_Install::install();
		break;

	case 'shop-order':
		$brolga_report = brolga_shop_order();
		break;

	case 'shop-revenue':
		$brolga_report = brolga_shop_revenue();
		break;

	case 'shop-confirm':
		$brolga_report = brolga_shop_confirm( ...$brolga_arguments );
		break;

	case 'shop-nonces':
		$brolga_report = brolga_shop_nonces();
		break;

	case 'shop-cart':
		$brolga_report = brolga_shop_cart();
		break;

	case 'shop-journey':
		$brolga_report = brolga_journey( $brolga_arguments );
		break;

	case 'shop-taxes':
		$brolga_report = brolga_shop_taxes();
		break;

	case 'shop-stock':
		$brolga_report = brolga_shop_stock( ...$brolga_arguments );
		break;

	case 'shop-product':
		$brolga_report = brolga_shop_product( ...$brolga_arguments );
		break;

	case 'shop-report':
		$brolga_report = brolga_shop_report( ...$brolga_arguments );
		break;

	case 'shop-facets':
		$brolga_report = brolga_shop_facets( ...$brolga_arguments );
		break;

	case 'shop-compatibility':
		$brolga_report = brolga_shop_compatibility();
		break;

	case 'shop-country':
		$brolga_report = brolga_shop_country( ...$brolga_arguments );
		break;
	case 'shop-words':
		$brolga_report = brolga_shop_words();
		break;

	case 'shop-assets':
		$brolga_report = brolga_shop_assets( $brolga_arguments[0] ?? '' );
		break;

	case 'shop-reads':
		$brolga_report = brolga_shop_reads();
		break;

	case 'shop-filters':
		$brolga_report = brolga_shop_filters();
		break;

	case 'shop-classic':
		$brolga_report = brolga_shop_classic();
		break;

	case 'shop-tiles':
		$brolga_report = brolga_shop_tiles();
		break;

	case 'look':
		if ( isset( $brolga_arguments[0] ) ) {
			switch_to_blog( (int) $brolga_arguments[0] );
			wp_roles()->for_site( (int) $brolga_arguments[0] );
		}
		$brolga_report = brolga_inventory();
		break;

	default:
		exit( 4 );
}
echo "\n", json_encode( $brolga_report, JSON_THROW_ON_ERROR );
