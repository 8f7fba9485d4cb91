<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Consent\Storage;

/**
 * What visitors are asked about before they are tracked.
 *
 * @see TRACK-8
 */
final class TrackingServices implements DeclaresServices {

	public function __construct( private readonly TrackingSettings $settings ) {}

	/**
	 * Those that are set up.
	 *
	 * @return list<Service>
	 */
	public function services(): array {
		$services = [];
		foreach ( $this->settings->services() as $id => $about ) {
			$services[] = self::service(
				$id,
				(string) wp_parse_url( (string) ( $about['host'] ?? '' ), PHP_URL_HOST )
			);
		}
		return $services;
	}

	/**
	 * What Google's tags keep; those of a container as well.
	 *
	 * @return list<Storage>
	 */
	private static function google(): array {
		return [
			new Storage( '_ga', __( 'Tells visitors apart.', 'brolga' ), 730 ),
			new Storage( '_ga_*', __( 'Remembers the visit.', 'brolga' ), 730 ),
		];
	}

	/**
	 * A service as visitors read of it.
	 *
	 * @param string $host Whose servers learn of the visit.
	 */
	private static function service( string $id, string $host ): Service {
		[ $category, $title, $purpose, $stores ] = match ( $id ) {
			// It may load advertising, whatever else it counts.
			TrackingSettings::TAG_MANAGER => [
				Category::Marketing,
				'Google Tag Manager',
				__( 'Loads the analytics and advertising tags that we have chosen.', 'brolga' ),
				[
					...self::google(),
					new Storage( '_gcl_*', __( 'Remembers which advertisement brought you here.', 'brolga' ), 90 ),
				],
			],
			TrackingSettings::ANALYTICS   => [
				Category::Statistics,
				'Google Analytics',
				__( 'Counts visits and what visitors do on our pages.', 'brolga' ),
				self::google(),
			],
			TrackingSettings::MATOMO      => [
				Category::Statistics,
				'Matomo',
				__( 'Counts visits and what visitors do on our pages, on a server of our choice.', 'brolga' ),
				[ new Storage( 'brolga_matomo', __( 'Tells visitors apart.', 'brolga' ), 393 ) ],
			],
			TrackingSettings::PLAUSIBLE   => [
				Category::Statistics,
				'Plausible',
				__( 'Counts visits without cookies, and recognizes a visitor for one day at most.', 'brolga' ),
				[],
			],
			TrackingSettings::CLARITY     => [
				Category::Statistics,
				'Microsoft Clarity',
				__( 'Records clicks, scrolling and movements of the pointer, so that we see where our pages are hard to use.', 'brolga' ),
				[
					new Storage( '_clck', __( 'Tells visitors apart.', 'brolga' ), 365 ),
					new Storage( '_clsk', __( 'Combines the pages of a visit into one recording.', 'brolga' ), 1 ),
				],
			],
			TrackingSettings::HOTJAR      => [
				Category::Statistics,
				'Hotjar',
				__( 'Records clicks, scrolling and movements of the pointer, so that we see where our pages are hard to use.', 'brolga' ),
				[
					new Storage( '_hjSessionUser_*', __( 'Tells visitors apart.', 'brolga' ), 365 ),
					new Storage(
						'_hjSession_*',
						__( 'Combines the pages of a visit into one recording.', 'brolga' ),
						1
					),
				],
			],
			TrackingSettings::AUTOMATION  => [
				Category::Marketing,
				__( 'Marketing automation', 'brolga' ),
				__( 'Tells our marketing service which pages you visit and what you ask for, so that its messages suit you.', 'brolga' ),
				[ new Storage(
					Cookies::VISITOR,
					__( 'Recognizes you on your next visit.', 'brolga' ),
					Cookies::VISITOR_DAYS
				) ],
			],
			default                       => [
				Category::Marketing,
				__( 'Referrals', 'brolga' ),
				__( 'Remembers whose link brought you here, so that we can thank them when you write to us or order.', 'brolga' ),
				[ new Storage(
					Cookies::REFERRAL,
					__( 'Who referred you.', 'brolga' ),
					TrackingSection::REFERRAL_DAYS
				) ],
			],
		};
		// These two have no call that ends what they have started.
		$stays = in_array( $id, [ TrackingSettings::TAG_MANAGER, TrackingSettings::HOTJAR ], true );
		return new Service( $id, $category, $title, $purpose, $host, $stores, $stays );
	}
}
