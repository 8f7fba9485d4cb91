<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Consent\Storage;

/**
 * What orders leave in the browser, beside the shop's own cookies.
 *
 * @see CONSENT-21 TRACK-19 TRACK-22
 */
final class ShopStorage implements DeclaresServices {

	/** As `plugin/src/modules/track-shop` keeps it. */
	private const TOLD = 'brolga_orders';

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * The orders that were counted.
	 *
	 * @return list<Service>
	 */
	public function services(): array {
		return ! $this->shop->is_running() ? [] : [
			new Service(
				'orders',
				Category::Functional,
				__( 'Orders', 'brolga' ),
				__( 'Counts an order once, also where its confirmation is opened again.', 'brolga' ),
				'',
				[
					new Storage( self::TOLD, __( 'The orders that were counted', 'brolga' ), Storage::KEPT ),
					new Storage( OrderAddress::COOKIE, __( 'Shows your last order again', 'brolga' ), 0 ),
				]
			),
		];
	}
}
