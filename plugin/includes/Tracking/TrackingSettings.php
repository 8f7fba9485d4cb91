<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Values;

/**
 * Reads the section: which services are set up, and what each is told.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingSettings {

	public const TAG_MANAGER = 'tag-manager';
	public const ANALYTICS   = 'analytics';
	public const MATOMO      = 'matomo';
	public const PLAUSIBLE   = 'plausible';
	public const CLARITY     = 'clarity';
	public const HOTJAR      = 'hotjar';
	public const AUTOMATION  = 'marketing-automation';
	public const AFFILIATE   = 'affiliate';

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * The services that are set up, with what their scripts need to know.
	 *
	 * @return array<string, array<string, string|int>> By the service's id.
	 */
	public function services(): array {
		$values   = $this->values();
		$services = [
			self::TAG_MANAGER => self::by_id( self::TAG_MANAGER, $values->text( 'tag_manager' ) ),
			self::ANALYTICS   => self::by_id( self::ANALYTICS, $values->text( 'analytics' ) ),
			self::MATOMO      => self::by_id(
				self::MATOMO,
				$values->text( 'matomo_site' ),
				$values->text( 'matomo_url' )
			),
			self::PLAUSIBLE   => self::by_id(
				self::PLAUSIBLE,
				$values->text( 'plausible_domain' ),
				$values->text( 'plausible_host' )
			),
			self::CLARITY     => self::by_id( self::CLARITY, $values->text( 'clarity' ) ),
			self::HOTJAR      => self::by_id( self::HOTJAR, $values->text( 'hotjar' ) ),
			self::AUTOMATION  => self::by_id(
				self::AUTOMATION,
				$values->text( 'automation_site' ),
				'' === $values->text( 'automation_domain' ) ? '' : 'https://' . $values->text( 'automation_domain' )
			),
			self::AFFILIATE   => $values->flag( 'referral' )
				? [
					'parameter' => $values->text( 'referral_parameter' ),
					'days'      => TrackingSection::REFERRAL_DAYS,
				]
				: [],
		];
		return array_filter( $services, static fn ( array $service ): bool => [] !== $service );
	}

	/**
	 * The marketing service; null: there is none.
	 *
	 * @return array{id: string, host: string}|null
	 */
	public function automation(): ?array {
		$service = $this->services()[ self::AUTOMATION ] ?? [];
		return isset( $service['id'], $service['host'] ) ? [
			'id'   => (string) $service['id'],
			'host' => (string) $service['host'],
		] : null;
	}

	/**
	 * Whether people who write for the site are counted like visitors.
	 */
	public function counts_staff(): bool {
		return $this->values()->flag( 'count_staff' );
	}

	/**
	 * A service that is set up by an id; empty: it is not.
	 *
	 * @param string $service Its id.
	 * @param string $id      What it knows this site by.
	 * @param string $host    As the owner entered it.
	 * @return array{id?: string, host?: string}
	 */
	private static function by_id( string $service, string $id, string $host = '' ): array {
		$host = '' === $id ? '' : Hosts::of( $service, $host );
		return '' === $host ? [] : [
			'id'   => $id,
			'host' => $host,
		];
	}

	/**
	 * The stored values.
	 */
	private function values(): Values {
		return $this->settings->of( new TrackingSection() );
	}
}
