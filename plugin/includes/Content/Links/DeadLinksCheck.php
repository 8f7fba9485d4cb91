<?php
declare( strict_types=1 );

namespace Brolga\Content\Links;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * Health check that looks for dead links in headers, footers and menus.
 *
 * @see MENU-30 LEAD-25
 */
final class DeadLinksCheck implements HealthCheck {

	private const NAMED = 5;

	public function __construct( private readonly ChromeLinks $links ) {}

	public function id(): string {
		return 'links';
	}

	public function title(): string {
		return __( 'Links in header and footer', 'brolga' );
	}

	public function look(): Finding {
		$dead = array_values( array_filter( $this->links->all(), OwnAddress::is_dead( ... ) ) );
		if ( [] === $dead ) {
			return Finding::good(
				__( 'Header, footer and menu links work', 'brolga' ),
				__( 'Every link to this site in the header, footer and menu leads to an existing page.', 'brolga' )
			);
		}
		return Finding::recommended(
			_n(
				'A link in the header, footer or menu leads nowhere',
				'Links in the header, footer or menu lead nowhere',
				count( $dead ),
				'brolga'
			),
			sprintf(
				/* translators: %s: one or several addresses. */
				__( 'No page exists at %s. Change the link in the Site Editor, or publish a page with this URL.', 'brolga' ),
				wp_sprintf( '%l', array_slice( $dead, 0, self::NAMED ) )
			)
		)->with( Finding::LINK, __( 'Open the Site Editor', 'brolga' ), admin_url( 'site-editor.php' ) );
	}
}
