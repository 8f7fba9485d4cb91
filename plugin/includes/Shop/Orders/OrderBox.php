<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Storage\LeadRepository;
use Closure;
use WC_Order;
use WP_Post;

/**
 * Meta box on the order screen that shows where the order came from.
 *
 * @see SHOP-43 LEAD-55
 */
final class OrderBox implements Module {

	/** @param Closure(): LeadRepository $entries */
	public function __construct(
		#[LazyInject( LeadRepository::class )] private readonly Closure $entries
	) {}

	/** The hook fires for orders in custom tables as well as for orders stored as posts. */
	public function register(): void {
		add_action( 'add_meta_boxes', $this->add( ... ) );
	}

	private function add(): void {
		if ( function_exists( 'wc_get_page_screen_id' ) ) {
			add_meta_box(
				'brolga-order-origin',
				__( 'Where this order came from', 'brolga' ),
				$this->print( ... ),
				wc_get_page_screen_id( 'shop-order' ),
				'side'
			);
		}
	}

	private function print( mixed $subject ): void {
		$order = $subject instanceof WP_Post ? wc_get_order( $subject->ID ) : $subject;
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		echo '<dl>';
		foreach ( $this->facts( $order ) as $name => $fact ) {
			printf(
				'<dt><strong>%s</strong></dt><dd style="margin:0 0 .75em">%s</dd>',
				esc_html( $name ),
				wp_kses( $fact, [ 'a' => [ 'href' => true ] ] )
			);
		}
		echo '</dl>';
	}

	/** @return array<string, string> */
	private function facts( WC_Order $order ): array {
		$note  = static function ( string $name ) use ( $order ): string {
			$value = $order->get_meta( $name );
			return is_string( $value ) ? $value : '';
		};
		$lead  = (int) $note( OrderOrigin::LEAD );
		$form  = $this->form( $lead );
		$title = $form ?? $note( OrderOrigin::FORM_TITLE );
		$title = '' === $title ? __( 'Enquiry', 'brolga' ) : $title;
		$facts = [
			__( 'Source', 'brolga' )       => esc_html(
				'' === $note( OrderOrigin::SOURCE ) ? __( 'Direct or unknown', 'brolga' ) : $note( OrderOrigin::SOURCE )
			),
			__( 'Campaign', 'brolga' )     => esc_html( $note( OrderOrigin::CAMPAIGN ) ),
			__( 'Partner', 'brolga' )      => esc_html( $note( OrderOrigin::REFERRAL ) ),
			__( 'Earlier lead', 'brolga' ) => match ( true ) {
				0 === $lead => '',
				// A deleted lead has no screen.
				null !== $form && current_user_can( Roles::MANAGE_LEADS ) => sprintf(
					'<a href="%s">%s</a>',
					esc_url( admin_url( "admin.php?page=brolga-leads&lead={$lead}" ) ),
					esc_html( $title )
				),
				default     => esc_html( $title ),
			},
			__( 'A/B variants', 'brolga' ) => esc_html(
				implode( ', ', self::variants( $note( OrderOrigin::VARIANTS ) ) )
			),
		];
		return array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact );
	}

	/**
	 * Returns the current title of the lead's form; null if the lead was deleted or there was none.
	 *
	 * @param int $lead The lead's id; 0 if there was none.
	 */
	private function form( int $lead ): ?string {
		try {
			return 0 === $lead ? null : ( $this->entries )()->find( $lead )?->form_title;
		} catch ( StorageUnavailable ) {
			return null;
		}
	}

	/**
	 * Returns the A/B test variants that the buyer saw, as `test:variant`.
	 *
	 * @param string $stored JSON.
	 * @return list<string>
	 */
	public static function variants( string $stored ): array {
		$names = [];
		try {
			$shown = '' === $stored ? [] : Json::decode( $stored );
		} catch ( InvalidJson ) {
			return [];
		}
		foreach ( is_array( $shown ) ? $shown : [] as $one ) {
			if ( is_array( $one ) && is_string( $one['test'] ?? null ) && is_string( $one['subject'] ?? null ) ) {
				$names[] = "{$one['test']}:{$one['subject']}";
			}
		}
		return $names;
	}
}
