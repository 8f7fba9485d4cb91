<?php
/**
 * Fills a WordPress with the demo: Fig & Ferry, a Brisbane nursery.
 *
 * Included inside a loaded WordPress, for a site that is there for the demo: its
 * home becomes the front page, its name the title, and so on. It may run again at
 * any time: what is missing comes back, what somebody has changed stays.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Settings\Settings;
use Brolga\Plugin;
use ReflectionClass;
use RuntimeException;
use WP_Post;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

( static function (): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	$plugin = dirname( (string) ( new ReflectionClass( Plugin::class ) )->getFileName(), 2 ) . '/brolga.php';
	$demo   = Plugin::application( $plugin, [ DemoFolder::class => new DemoFolder( __DIR__ ) ] )->container->get(
		DemoService::class
	);
	$user   = get_current_user_id();
	$admins = get_users(
		[
			'role'   => 'administrator',
			'number' => 1,
			'fields' => 'ID',
		]
	);
	wp_set_current_user( is_numeric( $admins[0] ?? null ) ? (int) $admins[0] : 0 );

	// What a demo has and an owner would not want to be given; and nothing that asks another host.
	foreach (
		[
			'timezone_string'        => 'Australia/Brisbane',
			'start_of_week'          => 1,
			'show_avatars'           => 0,
			'default_pingback_flag'  => 0,
			'default_comment_status' => 'closed',
			'default_ping_status'    => 'closed',
		] as $name => $value
	) {
		update_option( $name, $value );
	}
	// The firm's English; WordPress takes a language that has a file, and this one needs no words.
	$languages = constant( 'WP_LANG_DIR' );
	$languages = is_string( $languages ) ? $languages : '';
	if ( ! is_file( "{$languages}/en_AU.l10n.php" ) && wp_mkdir_p( $languages ) ) {
		file_put_contents( "{$languages}/en_AU.l10n.php", "<?php\nreturn [ 'messages' => [] ];\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Into a demo's own folder.
		// Somebody may have asked for the languages before.
		wp_cache_delete( md5( "{$languages}/" ), 'translation_files' );
	}
	update_option( 'WPLANG', 'en_AU' );
	// WordPress' own draft of a policy, which nobody has touched, has the address of ours.
	$policy = get_option( 'wp_page_for_privacy_policy' );
	$draft  = is_numeric( $policy ) ? get_post( (int) $policy ) : null;
	if (
		$draft instanceof WP_Post
		&& 'draft' === $draft->post_status
		&& $draft->post_modified_gmt === $draft->post_date_gmt
	) {
		wp_delete_post( $draft->ID, true );
	}
	$rewrite = $GLOBALS['wp_rewrite'] ?? null;
	if ( $rewrite instanceof WP_Rewrite && '/%postname%/' !== $rewrite->permalink_structure ) {
		$rewrite->set_permalink_structure( '/%postname%/' );
	}

	$failure = $demo->import_at_once(
		Choices::everything(),
		static function ( string $title ): void {
			if ( 'cli' === PHP_SAPI ) {
				echo '  ', $title, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- For a person at a terminal.
			}
		}
	);
	wp_set_current_user( $user );
	// Whoever imports the demo into their own site decides for themselves.
	$settings = get_option( Settings::OPTION, [] );
	if ( is_array( $settings ) ) {
		$business = is_array( $settings['business'] ?? null ) ? $settings['business'] : [];
		$sender   = [
			'mail_from'      => $business['business_email'] ?? '',
			'mail_from_name' => $business['business_name'] ?? '',
		];
		update_option( Settings::OPTION, $settings + [ 'consent' => [ 'enabled' => true ], 'mail' => $sender ] );
	}
	if ( '' !== $failure ) {
		throw new RuntimeException( "The demo's import stopped: {$failure}" ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For a person at a terminal.
	}
} )();
