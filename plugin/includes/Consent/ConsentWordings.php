<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;

/**
 * Stores each wording shown to visitors, and determines for which services an answer to an older
 * wording still counts. The result is cached in an autoloaded option, so that pages need no query.
 *
 * @see CONSENT-30 CONSENT-31 CONSENT-450
 */
final class ConsentWordings {

	/** Option with the older answers that still count, by the version of the wording shown. */
	public const OPTION = 'brolga_consent_wordings';

	/** Seconds by which the clocks of two servers may differ. */
	private const SKEW = 60;

	public function __construct(
		private readonly ConsentQuestion $question,
		private readonly ConsentWordingRepository $wordings,
		private readonly PageCaches $caches,
		private readonly Clock $clock
	) {}

	/** Stores the current wording when it is first shown. */
	public function keep(): void {
		$version = $this->question->version();
		if ( isset( self::known()[ $version ] ) ) {
			return;
		}
		try {
			if ( $this->wordings->add( $version, $this->question->wording() ) && [] !== self::known() ) {
				// Cached pages in other languages must be rendered again, since answers may cover their wordings.
				update_option( self::OPTION, [], true );
				$this->caches->drop_all();
			}
			$this->remember( $version );
		} catch ( StorageUnavailable ) {
			// The page is shown; the next page view tries again.
			return;
		}
	}

	/** @return list<string> Older answers that still count, as `{version}~{service}`. */
	public function also(): array {
		$version = $this->question->version();
		try {
			return self::known()[ $version ] ?? $this->remember( $version );
		} catch ( StorageUnavailable ) {
			return [];
		}
	}

	/**
	 * Whether the wording was already shown when the answer was given, and fits its mode and services.
	 *
	 * @see CONSENT-450
	 */
	public function can_have( Proof $proof ): bool {
		[ $wording, $since ] = $this->shown( $proof->version ) ?? [ null, '' ];
		if ( null === $wording || $wording->mode !== $proof->mode ) {
			return false;
		}
		$services = array_map( strval( ... ), array_keys( $wording->services ) );
		$given    = match ( $proof->action ) {
			'accept' => [] === array_diff( $services, $proof->granted ),
			'reject' => [] === $proof->granted,
			default  => true,
		};
		return $given
			&& [] === array_diff( $proof->granted, $services )
			&& $this->clock->now()->modify( ( self::SKEW - $proof->age ) . ' seconds' )->format( 'Y-m-d H:i:s' )
				>= $since;
	}

	/**
	 * Returns a wording and since when it has been shown; null if it was not.
	 *
	 * @return array{ConsentWording, string}|null
	 */
	private function shown( string $version ): ?array {
		$kept = $this->wordings->find( $version );
		if ( null === $kept && $this->question->is_asked() && $version === $this->question->version() ) {
			// Storing it may have failed when the page was shown.
			$this->wordings->add( $version, $this->question->wording() );
			$kept = $this->wordings->find( $version );
		}
		return $kept;
	}

	/** @return list<string> */
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

	/** @return array<string, list<string>> */
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
