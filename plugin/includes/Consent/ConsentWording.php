<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * The full wording of the consent question in one language, as proof of what a visitor answered. It contains
 * only what visitors are asked about.
 *
 * @phpstan-type Asked array{
 *     category: string,
 *     title: string,
 *     purpose: string,
 *     host: string,
 *     stores: list<array{name: string, purpose: string, days: int}>,
 * }
 *
 * @see CONSENT-30
 */
final class ConsentWording {

	private const VERSION_LENGTH = 8;

	/**
	 * @param array<string, string> $words The banner's texts.
	 * @param string $own The owner's part of these texts.
	 * @param array<string, Asked> $services Services that need consent by ID, in the order of the IDs.
	 */
	private function __construct(
		public readonly Mode $mode,
		public readonly string $locale,
		public readonly array $words,
		private readonly string $own,
		public readonly array $services
	) {}

	/** @param array<string, Service> $services */
	public static function now( Mode $mode, string $locale, BannerWords $words, array $services ): self {
		ksort( $services, SORT_STRING );
		return new self(
			$mode,
			$locale,
			$words->all(),
			$words->of_owner(),
			array_map( self::asked( ... ), $services )
		);
	}

	public static function from_json( string $json ): ?self {
		try {
			$kept = Json::map( $json );
		} catch ( InvalidJson ) {
			return null;
		}
		$mode = is_string( $kept['mode'] ?? null ) ? Mode::tryFrom( $kept['mode'] ) : null;
		return null === $mode
			? null
			: new self(
				$mode,
				self::text( $kept, 'locale' ),
				array_map( strval( ... ), array_filter( self::map( $kept, 'words' ), is_string( ... ) ) ),
				self::text( $kept, 'own' ),
				array_map( self::read( ... ), array_filter( self::map( $kept, 'services' ), is_array( ... ) ) )
			);
	}

	public function json(): string {
		return (string) wp_json_encode(
			[
				'mode'     => $this->mode->value,
				'locale'   => $this->locale,
				'words'    => $this->words,
				'own'      => $this->own,
				'services' => $this->services,
			]
		);
	}

	/** Returns a hash that identifies the wording. */
	public function version(): string {
		return substr( hash( 'sha256', $this->json() ), 0, self::VERSION_LENGTH );
	}

	/**
	 * Returns the services for which an answer to this wording also counts for the other one:
	 * their description is the same, or is a translation.
	 *
	 * @return list<string>
	 */
	public function counts_for( self $now ): array {
		$is_same = $this->locale === $now->locale;
		if ( $this->mode !== $now->mode || $this->own !== $now->own || ( $is_same && $this->words !== $now->words ) ) {
			return [];
		}
		$counts = [];
		foreach ( $now->services as $id => $service ) {
			$asked = $this->services[ $id ] ?? null;
			if ( null !== $asked
				&& ( $is_same
					? $asked === $service
					: self::in_any_language( $asked ) === self::in_any_language( $service ) ) ) {
				$counts[] = (string) $id;
			}
		}
		return $counts;
	}

	public function text_for_people(): string {
		$lines = array_values( array_filter(
			[ $this->words['title'] ?? '', $this->words['text'] ?? '' ],
			static fn ( string $line ): bool => '' !== $line
		) );
		foreach ( $this->services as $service ) {
			$lines[] = implode(
				' · ',
				array_filter(
					[
						"{$service['title']}: {$service['purpose']}",
						$service['host'],
						...array_map(
							static fn ( array $store ): string => "{$store['name']} ({$store['purpose']}, "
								. ChoicesMarkup::duration( $store['days'] )
								. ')',
							$service['stores']
						),
					],
					static fn ( string $part ): bool => '' !== $part
				)
			);
		}
		return implode( "\n", $lines );
	}

	/** @return Asked */
	private static function asked( Service $service ): array {
		return [
			'category' => $service->category->value,
			'title'    => $service->title,
			'purpose'  => $service->purpose,
			'host'     => $service->host,
			'stores'   => array_map(
				static fn ( Storage $store ): array => [
					'name'    => $store->name,
					'purpose' => $store->purpose,
					'days'    => $store->days,
				],
				$service->stores
			),
		];
	}

	/**
	 * @param Asked $service
	 * @return array<string, mixed>
	 */
	private static function in_any_language( array $service ): array {
		return [
			'category' => $service['category'],
			'host'     => $service['host'],
			'stores'   => array_map(
				static fn ( array $store ): array => [ $store['name'], $store['days'] ],
				$service['stores']
			),
		];
	}

	/**
	 * @param array<array-key, mixed> $kept
	 * @return Asked
	 */
	private static function read( array $kept ): array {
		return [
			'category' => self::text( $kept, 'category' ),
			'title'    => self::text( $kept, 'title' ),
			'purpose'  => self::text( $kept, 'purpose' ),
			'host'     => self::text( $kept, 'host' ),
			'stores'   => array_map(
				static fn ( array $store ): array => [
					'name'    => self::text( $store, 'name' ),
					'purpose' => self::text( $store, 'purpose' ),
					'days'    => is_int( $store['days'] ?? null ) ? $store['days'] : 0,
				],
				array_values( array_filter( self::map( $kept, 'stores' ), is_array( ... ) ) )
			),
		];
	}

	/** @param array<array-key, mixed> $kept */
	private static function text( array $kept, string $name ): string {
		return is_string( $kept[ $name ] ?? null ) ? $kept[ $name ] : '';
	}

	/**
	 * @param array<array-key, mixed> $kept
	 * @return array<string, mixed>
	 */
	private static function map( array $kept, string $name ): array {
		$map = [];
		foreach ( is_array( $kept[ $name ] ?? null ) ? $kept[ $name ] : [] as $key => $value ) {
			$map[ (string) $key ] = $value;
		}
		return $map;
	}
}
