<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use WP_REST_Response;

/**
 * REST route `brolga/v1/menu-of-pages`, which returns the initial content of a new menu. The
 * editor saves the menu, as it does every other menu.
 *
 * @see MENU-430 REST-11
 */
final class MenusController implements Controller {

	public function __construct( private readonly PagesMenu $menu ) {}

	public function add_routes(): void {
		( new ProtectedRoutes( 'edit_theme_options' ) )->open( '/menu-of-pages', 'GET', $this->tell( ... ) );
	}

	/** Returns links to the site’s pages as blocks, for a new menu. */
	private function tell(): WP_REST_Response {
		return new WP_REST_Response( [ 'content' => $this->menu->blocks() ] );
	}
}
