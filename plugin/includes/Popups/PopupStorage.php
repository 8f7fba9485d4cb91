<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;

/**
 * Declares the cookies of popups for the consent banner, if the site has popups.
 *
 * @see CONSENT-21 POPUP-10 POPUP-18
 */
final class PopupStorage implements DeclaresServices {

	private const YEAR = 365;

	public function __construct( private readonly PublishedPopups $popups ) {}

	/** @return list<Service> */
	public function services(): array {
		return [] === $this->popups->all() ? [] : [
			new Service(
				'popups',
				Category::Functional,
				__( 'Popups', 'brolga' ),
				__( 'Remembers which popups you closed or responded to, so that they do not reopen too soon.', 'brolga' ),
				'',
				[
					new Storage( 'dxnteHours*', __( 'Which popups you closed', 'brolga' ), self::YEAR ),
					new Storage( 'brolga_popups_done', __( 'Which popups you responded to', 'brolga' ), self::YEAR ),
					new Storage( 'brolga_popups', __( 'When popups opened', 'brolga' ), self::YEAR ),
					new Storage( 'brolga_pages', __( 'How many pages you have seen', 'brolga' ), 0 ),
				]
			),
		];
	}
}
