<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is kept for the health check, which escapes it.

namespace Brolga\Updates;

use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Support\Clock;

/**
 * Fetches the manifest of the latest release.
 *
 * @see UPDATE-1 UPDATE-3
 */
final class Releases {

	/** When the manifest was last read, and what went wrong since; for the health check. */
	public const STATE = 'brolga_updates';

	private ?Manifest $latest = null;

	public function __construct(
		private readonly ReleaseSource $source,
		private readonly Client $client,
		private readonly Clock $clock
	) {}

	/** Returns the latest release; null if there is no source, or none could be read. */
	public function latest(): ?Manifest {
		return $this->latest ??= '' === $this->source->key ? null : $this->fetch( $this->source->key );
	}

	/** @param non-empty-string $key */
	private function fetch( string $key ): ?Manifest {
		try {
			$response = $this->client->send( new Request( 'GET', $this->source->url ) );
			if ( ! $response->is_success() ) {
				throw new InvalidManifest( "The server answered {$response->status}." );
			}
			$manifest = Manifest::parse( $response->body, $key );
			$this->note( '' );
			return $manifest;
		} catch ( ForbiddenAddress | Unreachable | InvalidManifest $failure ) {
			$this->note( $failure->getMessage() );
			return null;
		}
	}

	private function note( string $problem ): void {
		$state = get_site_option( self::STATE );
		$read  = is_array( $state ) && is_int( $state['read'] ?? null ) ? $state['read'] : 0;
		update_site_option(
			self::STATE,
			[
				'read'    => '' === $problem ? $this->clock->timestamp() : $read,
				'problem' => $problem,
			]
		);
	}
}
