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
 * Decides which visitors take part in a test. A visitor who already has a variant keeps it; who
 * else is admitted depends on the test's targeting. Where a script on the page picks the variant,
 * it gets the same rules from rules().
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
	 * Whether a visitor may be counted, by consent or because this site does not ask for it.
	 *
	 * @param array<array-key, mixed> $cookies
	 */
	public function agrees( array $cookies ): bool {
		return $this->consent->allows( CountingService::ID, $cookies );
	}

	public function asks(): bool {
		return $this->consent->asks( CountingService::ID );
	}

	/**
	 * Whether a visitor who has no variant yet takes part.
	 *
	 * @param array<array-key, mixed> $query Query parameters of the page's address; null if unknown.
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
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
		// Signature cookies can be set before a visit is counted, so they do not make a visitor a returning one.
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
	 * Like admits(), for a request that a page makes for its variant. The page's query parameters
	 * come from the Referer header, if the browser sends it.
	 *
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	public function admits_call( Test $test, array $server, array $cookies ): bool {
		$page  = is_string( $server['HTTP_REFERER'] ?? null ) ? $server['HTTP_REFERER'] : '';
		$query = [];
		wp_parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		return $this->admits( $test, $server, $cookies, '' === $page ? null : $query );
	}

	/**
	 * Returns the same rules as HTML attributes for the page's script: a media query, and a
	 * regular expression. The script matches the expression against the cookies of the tests on
	 * this page, `#`, the page's query string, and the visitor's cookies.
	 *
	 * @param bool $asks Whether the script must check for consent as well.
	 * @return array{data-brolga-media: string, data-brolga-if: string|null}
	 */
	public function rules( Test $test, bool $asks = false ): array {
		$target = $test->target;
		$others = array_map(
			fn ( TestKey $key ): string => preg_quote( $this->cookie( $key ) ),
			$this->others( $test )
		);
		$looks  = [
			// URLs encode a space as %20 or as +.
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

	public function cookie( TestKey $key ): string {
		return strtr(
			Constants::AB_SUBJECT_COOKIE,
			[
				'{post}'           => $key->format(),
				'{unique_test_id}' => $this->settings->of( new AbTestsSection() )->text( 'unique_test_id' ),
			]
		);
	}

	/** @return list<TestKey> */
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

	private static function device( string $agent ): string {
		return match ( true ) {
			1 === preg_match( '/iPad|Tablet|Android(?!.*Mobile)|Silk/i', $agent ) => 'tablet',
			1 === preg_match( '/Mobi|iPhone|iPod/i', $agent ) => 'phone',
			default => 'desktop',
		};
	}
}
