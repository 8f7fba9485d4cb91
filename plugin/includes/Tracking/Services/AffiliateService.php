<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Partners' links: the partner who referred a visitor is stored in the browser and sent to no other server.
 *
 * @see TRACK-5 TRACK-8
 */
final class AffiliateService implements TrackingService {

	public const ID = 'affiliate';

	/** Days for which the referral is stored. */
	private const DAYS = 90;

	private const PARAMETER = 'ref';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'referral'           => [
				'type'    => 'boolean',
				'default' => false,
			],
			'referral_parameter' => [ 'minLength' => 1 ] + TextSetting::schema(
				'^[a-z][a-z0-9_-]{0,29}\z',
				__( 'Use lowercase letters, digits, hyphens and underscores, and begin with a letter.', 'brolga' ),
				self::PARAMETER
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return $values->flag( 'referral' )
			? [
				'parameter' => $values->text( 'referral_parameter' ),
				'days'      => self::DAYS,
			]
			: [];
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Marketing,
			__( 'Referrals', 'brolga' ),
			__( 'Remembers whose link brought you here, so that we can thank them when you write to us or order.', 'brolga' ),
			$host,
			[
				new Storage(
					Cookies::REFERRAL,
					__( 'The name of the partner who referred you.', 'brolga' ),
					self::DAYS
				),
			]
		);
	}

	public function script(): string {
		return '';
	}
}
