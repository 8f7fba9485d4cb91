<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Database\StorageUnavailable;

/**
 * Keeps what visitors are asked, and knows for which services an answer to what
 * was asked before still counts. An autoloaded option remembers it for each
 * wording that is shown, so that a page costs no query.
 *
 * @see CONSENT-30 CONSENT-31
 */
final class Wordings {

	/** What counts besides, by the wording that is shown. */
	public const OPTION = 'brolga_consent_wordings';

	public function __construct(
		private readonly Question $question,
		private readonly WordingRepository $wordings,
		private readonly PageCaches $caches
	) {}

	/**
	 * Keeps what is asked now, when it is first shown.
	 */
	public function keep(): void {
		$version = $this->question->version();
		if ( isset( self::known()[ $version ] ) ) {
			return;
		}
		try {
			if ( $this->wordings->add( $version, $this->question->wording() ) && [] !== self::known() ) {
				// Answers to it may count for what is asked in other languages, whose pages a cache has.
				update_option( self::OPTION, [], true );
				$this->caches->drop_all();
			}
			$this->remember( $version );
		} catch ( StorageUnavailable ) {
			// The page is shown; the next one tries again.
			return;
		}
	}

	/**
	 * What answers to other wordings count for: `{version}~{service}`.
	 *
	 * @return list<string>
	 */
	public function also(): array {
		$version = $this->question->version();
		try {
			return self::known()[ $version ] ?? $this->remember( $version );
		} catch ( StorageUnavailable ) {
			return [];
		}
	}

	/**
	 * The services that an answer can be about: those of its wording; where its wording
	 * was never kept, as of a page from an old cache, all that were ever asked about.
	 *
	 * @param string $version The wording that the answer names.
	 * @return list<string> Ids.
	 */
	public function services_of( string $version ): array {
		$kept = $this->wordings->find( $version );
		$all  = null === $kept
			? [
				$this->question->services(),
				...array_map(
					static fn ( Wording $one ): array => $one->services,
					array_values( $this->wordings->newest() )
				),
			]
			: [ $kept[0]->services ];
		return array_map( strval( ... ), array_keys( array_merge( ...$all ) ) );
	}

	/**
	 * Finds out what counts, and remembers it.
	 *
	 * @param string $version What is asked now.
	 * @return list<string>
	 */
	private function remember( string $version ): array {
		$now  = $this->question->wording();
		$also = [];
		foreach ( $this->wordings->newest() as $other => $one ) {
			foreach ( $other === $version ? [] : $one->counts_for( $now ) as $service ) {
				$also[] = "{$other}~{$service}";
			}
		}
		update_option( self::OPTION, [ $version => $also ] + self::known(), true );
		return $also;
	}

	/**
	 * What is remembered, by the wordings that pages show.
	 *
	 * @return array<string, list<string>>
	 */
	public static function known(): array {
		$kept  = get_option( self::OPTION );
		$known = [];
		foreach ( is_array( $kept ) ? $kept : [] as $version => $also ) {
			$known[ (string) $version ] = array_values(
				array_filter( is_array( $also ) ? $also : [], is_string( ... ) )
			);
		}
		return $known;
	}
}
