<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Asks on the screens of wp-admin whether a site whose address has changed is the live one.
 *
 * @see OUTBOX-361
 */
final class CopyNotice implements Module {

	/** The action of its form, and its nonce's. */
	public const ACTION = 'brolga_copy';

	public function __construct(
		private readonly HomeAddress $home,
		private readonly OutboxRepository $jobs
	) {}

	/**
	 * Waits for a screen and for the answer.
	 */
	public function register(): void {
		add_action( 'admin_notices', $this->ask( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	/**
	 * What is paused, and why.
	 *
	 * @param string $before The live site's address.
	 */
	public static function explained( string $before ): string {
		return sprintf(
			/* translators: %s: a web address. */
			__( 'This site was set up at %s. So that nobody hears from it twice, newsletters, back-in-stock emails, webhooks and calls to email providers, tracking services and page caches are paused; they are kept and go out once this is the live site. Emails about new leads are still sent. Say so in the notice on the Dashboard, run “wp brolga outbox live”, or set BROLGA_LIVE_SITE to yes or no.', 'brolga' ),
			'' === $before ? '–' : $before
		);
	}

	/**
	 * Prints the question. On the Dashboard it stays for as long as the site is paused.
	 */
	private function ask(): void {
		$always = 'dashboard' === get_current_screen()?->id && $this->home->is_copy();
		if ( ! current_user_can( Roles::MANAGE_SETTINGS ) || ( ! $always && ! $this->home->is_asked() ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p><strong>%s</strong></p><p>%s</p>'
				. '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s'
				. '<p><button class="button button-primary" name="live" value="1">%s</button> '
				. '<button class="button" name="keep" value="1">%s</button></p></form></div>',
			esc_html__( 'Is this the live site?', 'brolga' ),
			esc_html( self::explained( $this->home->before() ) ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			// The nonce's field is core's own markup.
			wp_kses( wp_nonce_field( self::ACTION, '_wpnonce', true, false ), [
				'input' => [ 'type' => true, 'id' => true, 'name' => true, 'value' => true ],
			] ),
			esc_html__( 'This is the live site', 'brolga' ),
			esc_html__( 'Keep paused', 'brolga' )
		);
	}

	/**
	 * Does what was pressed.
	 */
	private function answer(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Roles::MANAGE_SETTINGS ) ) {
			wp_die(
				esc_html__( 'You are not allowed to say which site is live. Ask an administrator to do it.', 'brolga' ),
				'',
				[ 'response' => 403 ]
			);
		}
		if ( isset( $_POST['live'] ) ) {
			$this->home->confirm();
			$this->jobs->release_held();
		} else {
			$this->home->keep_paused();
		}
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}
}
