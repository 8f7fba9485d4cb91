<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Tracking\Services\AffiliateService;

/**
 * The screen with the referral report, whose script uses the REST API. It exists only if referrals
 * are turned on.
 *
 * @see TRACK-25
 */
final class ReferralsScreen implements Module {

	private readonly Screen $screen;

	public function __construct(
		Build $build,
		private readonly TrackingSettings $settings
	) {
		$this->screen = new Screen( $build, 'referrals' );
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::REPORTS );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}

	private function add(): void {
		$parameter = $this->settings->services()[ AffiliateService::ID ]['parameter'] ?? null;
		if ( null !== $parameter ) {
			$this->screen->add(
				__( 'Referrals', 'brolga' ),
				Roles::MANAGE_LEADS,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
				'',
				[
					'home'      => home_url( '/' ),
					'parameter' => (string) $parameter,
				]
			);
		}
	}
}
