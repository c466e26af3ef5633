"""The log of what admins did"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "admin_log",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=32), nullable=True),
        sa.Column("deed", sa.String(length=40), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_admin_log")),
    )


def downgrade() -> None:
    op.drop_table("admin_log")
