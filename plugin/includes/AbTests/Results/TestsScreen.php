<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Adds the Tests screen to the admin menu.
 *
 * @see AB-26 AB-28
 */
final class TestsScreen implements Module {

	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'experiments' );
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::REPORTS );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}

	private function add(): void {
		$this->screen->add(
			__( 'Tests', 'brolga' ),
			Roles::MANAGE_TESTS,
			__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
			'',
			[
				'page'   => Screen::new_page(),
				'export' => admin_url( 'admin-post.php?action=' . TestsDownload::ACTION ),
				'nonce'  => wp_create_nonce( TestsDownload::ACTION ),
			]
		);
	}
}
