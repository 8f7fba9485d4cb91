<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Business\Details;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * The Health screen, a script that uses the REST API.
 *
 * @see LEAD-25
 */
final class HealthScreen implements Module {

	private readonly Screen $screen;

	public function __construct( Build $build, private readonly Details $details ) {
		$this->screen = new Screen( $build, 'health' );
	}

	public function register(): void {
		add_action(
			'admin_menu',
			fn () => $this->screen->add(
				__( 'Health', 'brolga' ),
				Roles::MANAGE_SETTINGS,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page. Tools > Site Health shows the same results.', 'brolga' ),
				'',
				fn (): array => [ 'place' => $this->details->place() ]
			),
			Screen::SELDOM
		);
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}
}
