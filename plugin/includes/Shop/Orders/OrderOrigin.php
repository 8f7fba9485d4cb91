<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Events\Events;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Text;
use Brolga\Leads\Attribution;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Shop\OrderOriginAsked;
use WC_Meta_Data;
use WC_Order;
use WC_Session;

/**
 * Stores with each order where its buyer came from and which lead preceded it. This uses only URLs
 * that the browser sends anyway and stores nothing in the browser, so no consent is needed; other
 * features contribute what they keep with consent, such as a referral or A/B test variants.
 *
 * @see SHOP-43 TRACK-18 AB-67
 */
final class OrderOrigin implements Module {

	private const META = '_brolga_';

	public const SOURCE     = '_brolga_source';
	public const CAMPAIGN   = '_brolga_campaign';
	public const LEAD       = '_brolga_lead';
	public const FORM       = '_brolga_form';
	public const FORM_TITLE = '_brolga_form_title';
	public const VARIANTS   = '_brolga_variants';
	public const REFERRAL   = '_brolga_referral';

	/** Session key with the campaign or website that brought the shopper to the product. */
	private const SESSION = 'brolga_origin';

	private const THEIRS = '_wc_order_attribution_utm_source';

	/** Maximum days between a lead and the order. */
	private const SUBMISSION_DAYS = 30;

	/** Maximum characters of a source or campaign; reports group by these texts. */
	private const LENGTH = 100;

	public function __construct(
		private readonly LeadRepository $entries,
		private readonly Events $events,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'woocommerce_add_to_cart', self::see_visitor( ... ) );
		add_action( 'woocommerce_checkout_create_order', $this->remember( ... ) );
		// By then, WooCommerce has stored its own order metadata.
		add_action( 'woocommerce_checkout_order_processed', $this->note_classic( ... ), 20, 3 );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->note_block( ... ), 20 );
	}

	/**
	 * Reads the source from the URL of the page or from the referrer when a product is added to
	 * the cart. A later campaign replaces an earlier one.
	 */
	private static function see_visitor(): void {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		if ( ! $session instanceof WC_Session ) {
			return;
		}
		$referrer = wp_get_raw_referer();
		$referrer = is_string( $referrer ) ? $referrer : '';
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Read as an address by Attribution.
		$request = is_string( $_SERVER['REQUEST_URI'] ?? null )
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Read as an address by Attribution.
			? home_url( wp_unslash( $_SERVER['REQUEST_URI'] ) )
			: '';
		$here    = Attribution::of( $request, $referrer );
		$before  = Attribution::of( $referrer, '' );
		$seen    = [
			'source'   => $here->campaign['utm_source'] ?? $before->campaign['utm_source'] ?? self::other_host(
				$referrer
			),
			'campaign' => $here->campaign['utm_campaign'] ?? $before->campaign['utm_campaign'] ?? '',
		];
		if ( '' !== $seen['source'] || '' !== $seen['campaign'] ) {
			$session->set( self::SESSION, $seen );
		}
	}

	/** @return array<string, string> By metadata key without the prefix. */
	public static function of( WC_Order $order ): array {
		$origin = [];
		foreach ( $order->get_meta_data() as $meta ) {
			$stored = $meta instanceof WC_Meta_Data ? $meta->get_data() : [];
			$name   = $stored['key'] ?? '';
			$value  = $stored['value'] ?? null;
			if ( is_string( $name ) && is_string( $value ) && str_starts_with( $name, self::META ) ) {
				$origin[ substr( $name, strlen( self::META ) ) ] = $value;
			}
		}
		return $origin;
	}

	private function remember( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$asked = $this->events->collect( new OrderOriginAsked( $order->get_currency() ) );
		foreach ( $asked->origin() as $name => $text ) {
			$order->update_meta_data( self::META . $name, $text );
		}
	}

	/** The checkout of blocks saves a draft while the buyer types: only now it is an order. */
	private function note_block( mixed $order ): void {
		$this->remember( $order );
		$this->note( $order );
	}

	private function note_classic( mixed $id, mixed $data, mixed $order ): void {
		$this->note( $order );
	}

	private function note( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$lead   = $this->lead( $order );
		$seen   = self::seen();
		$theirs = $order->get_meta( self::THEIRS );
		$notes  = [
			self::SOURCE     => self::first(
				$seen['source'],
				is_string( $theirs ) && '(direct)' !== $theirs ? $theirs : '',
				$lead->campaign['utm_source'] ?? '',
				null === $lead ? '' : self::other_host( $lead->referrer )
			),
			self::CAMPAIGN   => self::first( $seen['campaign'], $lead->campaign['utm_campaign'] ?? '' ),
			self::LEAD       => null === $lead ? '' : (string) $lead->id,
			self::FORM       => null === $lead ? '' : $lead->form_uid,
			self::FORM_TITLE => null === $lead ? '' : $lead->form_title,
		];
		foreach ( array_filter( $notes, static fn ( string $note ): bool => '' !== $note ) as $name => $note ) {
			$order->update_meta_data( $name, $note );
		}
		$order->save_meta_data();
	}

	/** Returns the latest lead with the buyer's email address that is recent enough and no spam. */
	private function lead( WC_Order $order ): ?Lead {
		$email = $order->get_billing_email();
		try {
			return '' === $email
				? null
				: $this->entries->latest_of(
					$email,
					$this->clock->now()->modify( '-' . self::SUBMISSION_DAYS . ' days' )->format( 'Y-m-d H:i:s' )
				);
		} catch ( StorageUnavailable ) {
			// The order must go through even if its origin cannot be stored.
			return null;
		}
	}

	/** @return array{source: string, campaign: string} */
	private static function seen(): array {
		$session = WC()->session;
		$seen    = $session instanceof WC_Session ? $session->get( self::SESSION ) : null;
		$text    = static fn ( string $name ): string => is_array( $seen ) && is_string( $seen[ $name ] ?? null )
			? $seen[ $name ]
			: '';
		return [
			'source'   => $text( 'source' ),
			'campaign' => $text( 'campaign' ),
		];
	}

	/** Returns the first text that is not empty, shortened for reports. */
	private static function first( string ...$texts ): string {
		foreach ( $texts as $text ) {
			if ( '' !== $text ) {
				return Text::start( $text, self::LENGTH );
			}
		}
		return '';
	}

	/** Returns the host of a URL without `www.`; empty if it is this site. */
	private static function other_host( string $address ): string {
		$plain = static fn ( string $of ): string => (string) preg_replace(
			'/^www\./',
			'',
			strtolower( (string) wp_parse_url( $of, PHP_URL_HOST ) )
		);
		$host  = $plain( $address );
		return $host === $plain( home_url() ) ? '' : $host;
	}
}
