<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;

/**
 * The dashboard widget with searches without results.
 *
 * @see SEARCH-11
 */
final class MissedSearchesWidget implements Module {

	private const ROWS = 10;

	public function __construct( private readonly MissedSearches $searches ) {}

	public function register(): void {
		add_action( 'wp_dashboard_setup', $this->add( ... ) );
	}

	private function add(): void {
		if ( current_user_can( 'edit_pages' ) ) {
			wp_add_dashboard_widget(
				'brolga_missed_searches',
				__( 'Searches without results', 'brolga' ),
				$this->print( ... )
			);
		}
	}

	private function print(): void {
		$searches = array_slice( $this->searches->all(), 0, self::ROWS, true );
		if ( [] === $searches ) {
			echo '<p>', esc_html__( 'Nothing is missing. In the last 90 days, every search that three or more visitors made had results.', 'brolga' ), '</p>';
			return;
		}
		echo '<p>', esc_html__( 'Searches without results by three or more visitors in the last 90 days. Consider writing a page or post on these topics.', 'brolga' ), '</p><ul>';
		foreach ( $searches as $search => $row ) {
			printf(
				'<li><strong><bdi>%1$s</bdi></strong> %2$s</li>',
				esc_html( (string) $search ),
				esc_html(
					/* translators: %s: how often something was searched for. */
					sprintf( _n( '%s time', '%s times', $row['times'], 'brolga' ), number_format_i18n( $row['times'] ) )
				)
			);
		}
		echo '</ul>';
	}
}
