/**
 * The little we use of what WooCommerce calls `wc-components`. It comes with
 * WooCommerce and is not installed here.
 */
declare module '@woocommerce/components' {
	import type { ReactElement, ReactNode } from 'react';

	/** A row of figures. */
	export function SummaryList( props: {
		readonly label: string;
		readonly children: ( state: {
			readonly onToggle?: () => void;
		} ) => readonly ReactElement[];
	} ): ReactElement;

	/** A figure, and what it was before. */
	export function SummaryNumber( props: {
		readonly label: string;
		readonly value: string;
		readonly prevLabel: string;
		readonly prevValue: string;
		/** In per cent; null: it cannot be told. */
		readonly delta: number | null;
		readonly href?: string;
		readonly isOpen?: boolean;
		readonly selected?: boolean;
	} ): ReactElement;

	/** A table in a card. */
	export function TableCard( props: {
		readonly title: string;
		readonly headers: readonly {
			readonly key: string;
			readonly label: string;
			readonly isLeftAligned?: boolean;
			readonly isNumeric?: boolean;
			readonly required?: boolean;
		}[];
		readonly rows: readonly ( readonly {
			readonly display: ReactNode;
			readonly value: string | number;
		}[] )[];
		readonly rowsPerPage: number;
		readonly totalRows: number;
		readonly isLoading?: boolean;
		readonly showMenu?: boolean;
		readonly emptyMessage?: string;
		readonly actions?: readonly ReactElement[];
	} ): ReactElement;
}
