<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Asks in wp-admin whether a site whose URL has changed is the live site. On the live site's
 * Dashboard, it asks what to do with deliveries that are still paused.
 *
 * @see OUTBOX-361 OUTBOX-583
 */
final class CopyNotice implements Module {

	public const ACTION = 'brolga_copy';

	public function __construct(
		private readonly HomeAddress $home,
		private readonly OutboxRepository $jobs
	) {}

	public function register(): void {
		add_action( 'admin_notices', $this->ask( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	public static function explained( string $before ): string {
		return sprintf(
			/* translators: %s: a web address. */
			__( 'This site was set up at %s, so it may be a copy. Newsletters, webhooks and requests to other services are paused, so that nothing is sent twice. Emails about new leads are still sent. If this is the live site, press “This is the live site” on the Dashboard.', 'brolga' ),
			'' === $before ? '–' : $before
		);
	}

	public static function no_address(): string {
		return __( 'wp-config.php takes the URL from the request, but a command has no request. Add the site’s URL to the command, such as --url=https://example.com.', 'brolga' );
	}

	public static function still_paused( int $held ): string {
		return sprintf(
			/* translators: %d: how many jobs are paused. */
			_n( '%d delivery is still paused', '%d deliveries are still paused', $held, 'brolga' ),
			$held
		);
	}

	public static function why_still(): string {
		return __( 'These deliveries were paused while the site had a different URL, and the live site may have sent some of them already. Send or delete them on the Dashboard, or run “wp brolga outbox live” to send them.', 'brolga' );
	}

	private function ask(): void {
		if ( ! current_user_can( Roles::MANAGE_SETTINGS ) ) {
			return;
		}
		$on_dashboard = 'dashboard' === get_current_screen()?->id;
		$is_copy      = $this->home->is_copy();
		$held         = $on_dashboard && ! $is_copy ? $this->jobs->held() : 0;
		if ( $is_copy && ( $on_dashboard || $this->home->is_asked() ) ) {
			self::show(
				__( 'Is this the live site?', 'brolga' ),
				self::explained( $this->home->before() ),
				[
					'live' => __( 'This is the live site', 'brolga' ),
					'keep' => __( 'Keep paused', 'brolga' ),
				]
			);
		} elseif ( $held > 0 ) {
			self::show(
				self::still_paused( $held ),
				self::why_still(),
				[
					'live' => __( 'Send deliveries', 'brolga' ),
					'drop' => __( 'Delete deliveries', 'brolga' ),
				]
			);
		}
	}

	/** @param array<string, string> $answers */
	private static function show( string $question, string $explained, array $answers ): void {
		printf(
			'<div class="notice notice-warning"><p><strong>%s</strong></p><p>%s</p>'
				. '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<p>',
			esc_html( $question ),
			esc_html( $explained ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			wp_kses( wp_nonce_field( self::ACTION, '_wpnonce', true, false ), [
				'input' => [ 'type' => true, 'id' => true, 'name' => true, 'value' => true ],
			] )
		);
		foreach ( $answers as $name => $words ) {
			printf(
				'<button class="button%s" name="%s" value="1">%s</button> ',
				array_key_first( $answers ) === $name ? ' button-primary' : '',
				esc_attr( $name ),
				esc_html( $words )
			);
		}
		echo '</p></form></div>';
	}

	private function answer(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Roles::MANAGE_SETTINGS ) ) {
			wp_die(
				esc_html__( 'You are not allowed to change which site is live. Ask an administrator.', 'brolga' ),
				'',
				[ 'response' => 403 ]
			);
		}
		if ( isset( $_POST['live'] ) ) {
			$this->home->confirm();
			$this->jobs->release_held();
		} elseif ( isset( $_POST['drop'] ) && ! $this->home->is_copy() ) {
			$this->jobs->forget_held();
		} else {
			$this->home->keep_paused();
		}
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}
}
