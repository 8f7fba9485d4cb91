<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Definition\FormStart;

/**
 * The Forms screen, a script that uses the REST API: it shows which forms bring leads, and which
 * ones are abandoned.
 *
 * @see LEAD-19
 */
final class FormsScreen implements Module {

	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'forms' );
	}

	public function register(): void {
		add_action(
			'admin_menu',
			fn () => $this->screen->add(
				__( 'Forms', 'brolga' ),
				Roles::MANAGE_LEADS,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
				'',
				[ 'page' => Screen::new_page(), 'starts' => (string) wp_json_encode( FormStart::choices() ) ]
			),
			Screen::PAGES
		);
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}
}
