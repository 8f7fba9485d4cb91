<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;

/**
 * Who takes part in a test. Whoever was given a variant stays; of the others the
 * owner may choose. Where the page itself picks, its script keeps to the same
 * rules, which rules() tells it.
 *
 * @see AB-50
 */
final class Audience {

	public function __construct(
		private readonly TestRepository $registry,
		private readonly PageTests $page,
		private readonly Settings $settings,
		private readonly Consent $consent
	) {}

	/**
	 * Whether a visitor has nothing against being counted, or nobody asks here.
	 *
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	public function agrees( array $cookies ): bool {
		return $this->consent->allows( CountingService::ID, $cookies );
	}

	/**
	 * Whether visitors are asked about being counted.
	 */
	public function asks(): bool {
		return $this->consent->asks( CountingService::ID );
	}

	/**
	 * Whether a visitor without a variant takes part.
	 *
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 * @param array<array-key, mixed> $query   The parameters of the page's address; null: nobody knows.
	 */
	public function admits( Test $test, array $server, array $cookies, ?array $query ): bool {
		$target = $test->target;
		$agent  = is_string( $server['HTTP_USER_AGENT'] ?? null ) ? $server['HTTP_USER_AGENT'] : '';
		if ( '' !== $target->device && self::device( $agent ) !== $target->device ) {
			return false;
		}
		if ( '' !== $target->campaign && null !== $query && ( $query['utm_campaign'] ?? '' ) !== $target->campaign ) {
			return false;
		}
		// What the server signs may be there before the page has counted anything.
		$has_been_here = [] !== array_filter(
			array_keys( $cookies ),
			static fn ( int|string $name ): bool => str_starts_with( (string) $name, Constants::AB_COOKIE_PREFIX )
				&& ! str_starts_with( (string) $name, Constants::AB_COOKIE_PREFIX . VariantProof::TYPE )
		);
		if ( '' !== $target->visitors && ( 'returning' === $target->visitors ) !== $has_been_here ) {
			return false;
		}
		foreach ( $this->others( $test ) as $other ) {
			if ( isset( $cookies[ $this->cookie( $other ) ] ) ) {
				return false;
			}
		}
		return ! $this->is_taken( $test );
	}

	/**
	 * Whether a visitor without a variant takes part, whose page asks for one. What
	 * its address says is known where the browser tells it.
	 *
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	public function admits_call( Test $test, array $server, array $cookies ): bool {
		$page  = is_string( $server['HTTP_REFERER'] ?? null ) ? $server['HTTP_REFERER'] : '';
		$query = [];
		wp_parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		return $this->admits( $test, $server, $cookies, '' === $page ? null : $query );
	}

	/**
	 * The same rules for the page's script, as attributes: a media query, and an
	 * expression that fits what the script knows of a visitor: the tests given on
	 * this page, `#`, what is behind the address's question mark, cookies.
	 *
	 * @param bool $asks Whether the script has to look for the visitor's consent, too.
	 * @return array{data-brolga-media: string, data-brolga-if: string|null}
	 */
	public function rules( Test $test, bool $asks = false ): array {
		$target = $test->target;
		$others = array_map(
			fn ( TestKey $key ): string => preg_quote( $this->cookie( $key ) ),
			$this->others( $test )
		);
		$looks  = [
			// Addresses have a space as %20 or as +.
			'' === $target->campaign
				? ''
				: '(?=.*[?&]utm_campaign='
					. str_replace( '%20', '(?:%20|\+)', preg_quote( rawurlencode( $target->campaign ) ) )
					. '[;&])',
			match ( $target->visitors ) {
				'new'       => '(?!.*#.*; ' . Constants::AB_COOKIE_PREFIX . ')',
				'returning' => '(?=.*#.*; ' . Constants::AB_COOKIE_PREFIX . ')',
				default     => '',
			},
			$asks && $this->asks()
				? '(?=.*#.*; ' . Constants::CONSENT_COOKIE . '=[^;]*[.~]' . CountingService::ID . '(?:[~;]|$))'
				: '',
			[] === $others ? '' : '(?!.*; (?:' . implode( '|', $others ) . ')=)',
		];
		$rule = implode( '', $looks );
		return [
			'data-brolga-media' => match ( $target->device ) {
				'phone'   => sprintf( '(max-width:%dpx)', Constants::DEVICE_PHONE_MAX_WIDTH ),
				'tablet'  => sprintf(
					'(min-width:%dpx) and (max-width:%dpx)',
					Constants::DEVICE_PHONE_MAX_WIDTH + 1,
					Constants::DEVICE_TABLET_MAX_WIDTH
				),
				'desktop' => sprintf( '(min-width:%dpx)', Constants::DEVICE_TABLET_MAX_WIDTH + 1 ),
				default   => 'all',
			},
			'data-brolga-if'    => '' === $rule ? null : "^{$rule}",
		];
	}

	/**
	 * The cookie that keeps a test's variant.
	 */
	public function cookie( TestKey $key ): string {
		return strtr(
			Constants::AB_SUBJECT_COOKIE,
			[
				'{post}'           => $key->format(),
				'{unique_test_id}' => $this->settings->of( new AbTestsSection() )->text( 'unique_test_id' ),
			]
		);
	}

	/**
	 * The running tests that a test excludes.
	 *
	 * @return list<TestKey>
	 */
	private function others( Test $test ): array {
		$group = $test->target->group;
		if ( '' === $group ) {
			return [];
		}
		$others = [];
		try {
			foreach ( $this->registry->list() as $stored ) {
				$other = $stored->test;
				if (
					TestStatus::Running === $stored->status
					&& $other->target->group === $group
					&& $other->key->format() !== $test->key->format()
				) {
					$others[] = $other->key;
				}
			}
		} catch ( StorageUnavailable ) {
			return [];
		}
		return $others;
	}

	/**
	 * Whether the visitor takes part in another test of the group on this page.
	 */
	private function is_taken( Test $test ): bool {
		foreach ( $this->page->all() as $other ) {
			if (
				'' !== $test->target->group
				&& $other->target->group === $test->target->group
				&& $other->key->format() !== $test->key->format()
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The device that a browser says it is on.
	 *
	 * @param string $agent What it calls itself.
	 */
	private static function device( string $agent ): string {
		return match ( true ) {
			1 === preg_match( '/iPad|Tablet|Android(?!.*Mobile)|Silk/i', $agent ) => 'tablet',
			1 === preg_match( '/Mobi|iPhone|iPod/i', $agent ) => 'phone',
			default => 'desktop',
		};
	}
}
